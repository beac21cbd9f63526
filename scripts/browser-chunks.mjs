// Left alone, the bundler makes a file of each module that two screens share: sixty for one screen, which together are
// a tenth larger than these few, as small files compress badly.
import { fileURLToPath } from "node:url";

/** @typedef {import("vite").Rolldown.CodeSplittingNameFunction} NameFunction */

/** As the bundler writes it, on Windows too. */
const ROOT = fileURLToPath(new URL("../app/root.tsx", import.meta.url)).replaceAll("\\", "/");

/** @type {import("vite").Rolldown.CodeSplittingOptions} */
export const browserChunks = {
  groups: [
    {
      name: "react",
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      tags: ["$initial"],
      priority: 3,
    },
    // What stands around every screen.
    { name: nameOfShell, debugName: "shell", tags: ["$initial"], priority: 2 },
    // What many screens are made of; the count is of the bundler's entries, two or three to a screen.
    {
      name: "common",
      test: /[\\/]app[\\/](components|lib)[\\/]|[\\/]node_modules[\\/](lucide-react|@?radix-ui)[\\/]/,
      tags: ["$initial"],
      minShareCount: 8,
      priority: 1,
    },
    { name: "actions", test: /[\\/]app[\\/]routes[\\/]actions[\\/]/ },
  ],
};

/** @type {Set<string>} */
const shell = new Set();

/** @type {NameFunction} */
function nameOfShell(id, graph) {
  if (shell.size === 0) reach(ROOT, graph);
  return shell.has(id) ? "shell" : null;
}

/** @type {(id: string, graph: Parameters<NameFunction>[1]) => void} */
function reach(id, graph) {
  if (shell.has(id)) return;
  shell.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph);
}
