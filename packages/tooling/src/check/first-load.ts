import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Step } from './step.js';

/** What the landing page may load before anything is pressed, in bytes as sent. */
export const MOST_LANDING_BYTES = 165_000;

const ENTRIES = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;
const IMPORTS = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/**
 * The JavaScript of the landing page, gzip: the entry, its route, and what they import, of the built web client.
 * @throws without a build
 */
export function landingBytes(root: string): number {
  const dist = join(root, 'apps', 'web', 'dist');
  const html = join(dist, 'index.html');
  if (!existsSync(html)) throw new Error('Build the web client first: npm run build is part of npm start');
  const files = new Set([...readFileSync(html, 'utf8').matchAll(ENTRIES)].map(([, file]) => file ?? ''));
  for (const name of readdirSync(join(dist, 'assets'))) if (/^landing.*\.js$/.test(name)) files.add(`assets/${name}`);
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, imported] of code.matchAll(IMPORTS)) files.add(`assets/${imported}`);
  }
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}

export const firstLoad: Step = {
  name: 'first load',
  run(root) {
    const bytes = landingBytes(root);
    return Promise.resolve(
      bytes <= MOST_LANDING_BYTES
        ? null
        : `The landing page loads ${bytes} bytes of JavaScript, more than ${MOST_LANDING_BYTES}: a page that is read needs no kit, no forms, and no calls of others`,
    );
  },
};
