import type { Template } from "../sleeve.ts";
import { blocks, checks, diagonals, nest, ribbon, split, stairs, stripes, tiles } from "./fields.ts";
import { grid, horizon, peaks, waves } from "./landscapes.ts";
import { bars, constellation, dots, halftone, keys, ridges, strings } from "./lines.ts";
import { arcs, grooves, moire, orbits, petals, phases, rays, ripples, slices } from "./round.ts";
import { echo, headline, initial, label } from "./type.ts";

export const TEMPLATES = {
  arcs,
  bars,
  blocks,
  checks,
  constellation,
  diagonals,
  dots,
  echo,
  grid,
  grooves,
  halftone,
  headline,
  horizon,
  initial,
  keys,
  label,
  moire,
  nest,
  orbits,
  peaks,
  petals,
  phases,
  rays,
  ribbon,
  ridges,
  ripples,
  slices,
  split,
  stairs,
  strings,
  stripes,
  tiles,
  waves,
} satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;
