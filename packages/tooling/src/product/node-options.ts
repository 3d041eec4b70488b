/**
 * How Node runs the API and the worker. A small young generation and a bounded old one: requests leave little behind, and
 * by default a busy API lets its heap grow past 300 MB before it collects. Measured over the reads of `npm run bench`
 * it needs some 110 MB.
 */
export const NODE_OPTIONS: readonly string[] = [
  '--enable-source-maps',
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
];
