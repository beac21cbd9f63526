import { parseArgs } from "node:util";

/** The sizes are counts of reviews; everything else in a data set follows from them (data/shape.ts). */
export type Options = { small: number; large: number; quick: boolean; build: boolean };

const HELP = `npm run bench -- [--quick] [--no-build] [--small N] [--large N]
  --quick      about a minute: short drives of the large data set alone
  --no-build   take the build that is there, however old
  --small N    reviews in the small data set (10000)
  --large N    reviews in the large data set (1000000)`;

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      small: { type: "string", default: "10000" },
      large: { type: "string", default: "1000000" },
      quick: { type: "boolean", default: false },
      build: { type: "boolean", default: true },
      help: { type: "boolean", default: false },
    },
    allowNegative: true,
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  return { small: size(values.small), large: size(values.large), quick: values.quick, build: values.build };
}

function size(text: string): number {
  const reviews = Number(text);
  if (!Number.isSafeInteger(reviews) || reviews < 100 || reviews > 5_000_000) {
    throw new Error(`A size is a count of reviews from 100 to 5000000, not ${text}`);
  }
  return reviews;
}
