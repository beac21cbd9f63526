import { expect, test } from "vitest";

const sources = import.meta.glob(["/app/**/*.{ts,tsx}", "/worker/**/*.ts", "/db/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

type Rule = { folder: RegExp; mayNotImport: RegExp; because: string };

/** The arrows of the layout go one way: app → worker/domain → db. */
const RULES: Rule[] = [
  {
    folder: /^\/app\/components\/ui\//,
    mayNotImport: /^\/(worker|db|app\/(routes|lib|components\/(?!ui\/)))/,
    because: "looks, never meaning",
  },
  {
    folder: /^\/app\/components\//,
    mayNotImport: /^\/(db|app\/routes)|^\/worker\/.*\.server\.ts$/,
    because: "props in, markup out",
  },
  { folder: /^\/app\//, mayNotImport: /^\/db\/|^\/worker\/api\/|^drizzle-orm/, because: "no SQL in a screen" },
  {
    folder: /^\/worker\/domain\//,
    mayNotImport: /^\/(app|worker\/api)\/|^@?hono|^react/,
    because: "no transport in a rule",
  },
  { folder: /^\/worker\//, mayNotImport: /^\/app\//, because: "the worker knows no screen" },
  { folder: /^\/db\/(?!seed\/)/, mayNotImport: /^\/(app|worker)\/(?!.*\.schema\.ts$)/, because: "SQL only" },
  { folder: /\.schema\.ts$/, mayNotImport: /^(?!zod$|.*\.schema\.ts$)/, because: "zod and constants, nothing else" },
];

for (const { folder, mayNotImport, because } of RULES) {
  test(`${folder.source} imports nothing of ${mayNotImport.source}: ${because}`, () => {
    const files = Object.keys(sources).filter((file) => folder.test(file));
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => mayNotImport.test(imported))
        .map((imported) => `${file} imports ${imported}`),
    );

    expect(files.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
}

test("only worker/catalogue, worker/oauth and worker/push call the outside", () => {
  const callers = Object.keys(sources).filter(
    (file) => /^\/(worker|db)\//.test(file) && /(?<![\w.]|\basync )fetch\(/.test(sources[file] ?? ""),
  );

  expect(callers.filter((file) => !/^\/worker\/(?:catalogue|oauth|push)\//.test(file))).toEqual([]);
});

/** What a file imports at run time: packages by name, own files by their path from the root. */
function importsOf(file: string): string[] {
  const source = (sources[file] ?? "").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = source.matchAll(
    /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|import\("([^"]+)"\)/gm,
  );
  return [...found].map(([, from, bare, lazy]) => resolve(file, from ?? bare ?? lazy ?? ""));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return `/${specifier.slice(1)}`;
  return specifier.startsWith(".") ? new URL(specifier, `file://${file}`).pathname : specifier;
}
