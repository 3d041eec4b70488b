/**
 * How Node runs the API and the worker. A bounded old generation: by default a busy API lets its heap grow past 300 MB
 * before it collects. A young one of 32 MB: with 4 MB a public read took an eighth more of the processor's time,
 * since it was collected so often that much of each request was still alive, and copied. Peak memory under reads: 250 MB.
 */
export const NODE_OPTIONS: readonly string[] = [
  '--enable-source-maps',
  '--max-semi-space-size=32',
  '--max-old-space-size=256',
];
