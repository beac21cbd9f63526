// `npm run db:new -- add_labels`: an empty migration with the next number, to be written by hand.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./toolchain.mjs";

const folder = join(root, "migrations");
const [name = ""] = process.argv.slice(2);

if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Say what it does, in lower case: npm run db:new -- add_labels");
  process.exit(1);
}

const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
const file = join(folder, `${String(last + 1).padStart(4, "0")}_${name}.sql`);
writeFileSync(file, "", { flag: "wx" });
console.log(file);
