export { contrastRatio } from './contrast.js';
export type { Drawing, Shape } from './drawings/drawing.js';
export { stoneOutlines, stoneViewBox } from './drawings/stones.js';
export { palettes } from './palettes.js';
export type { Scale } from './palettes.js';
export { pebbleFor, pebbles } from './pebbles.js';
export type { Pebble } from './pebbles.js';
export { semantic } from './semantic.js';
export type { Scheme, SemanticColor } from './semantic.js';
