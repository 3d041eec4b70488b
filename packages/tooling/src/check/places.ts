import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Step } from './step.js';
import { trackedTexts } from './tracked.js';

/** Written so that this file does not contain what it forbids. */
const homeFolders = new RegExp(`(?:^|[\\s"'\`(=:,])/(?:${['home', 'Users'].join('|')})/[A-Za-z][\\w.-]*/`);
const privateRegistries = /https?:\/\/[\w.-]*\b(?:verdaccio|artifactory|nexus|jfrog|npm-proxy)\b/i;

async function registryHost(root: string): Promise<string | null> {
  const { code, output } = await run('npm', ['config', 'get', 'registry'], { folder: root });
  const address = /https?:\/\/\S+/.exec(output)?.[0];
  return code === 0 && address && URL.canParse(address) ? new URL(address).host : null;
}

/** Text that only makes sense on one machine: its paths, and the host its packages come from. */
export async function forbiddenPlaces(root: string): Promise<(string | RegExp)[]> {
  const host = await registryHost(root);
  const home = homedir();
  return [
    `${root}/`,
    homeFolders,
    privateRegistries,
    ...(home.split('/').length > 2 ? [`${home}/`] : []),
    ...(host === null ? [] : [host]),
  ];
}

/** Lines of `text` that name one of the places. */
export function placesIn(text: string, places: readonly (string | RegExp)[]): number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      places.some((place) => (typeof place === 'string' ? line.includes(place) : place.test(line))) ? [index + 1] : [],
    );
}

export const places: Step = {
  name: 'places',
  async run(root) {
    const forbidden = await forbiddenPlaces(root);
    const faults = (await trackedTexts(root)).flatMap((name) =>
      placesIn(readFileSync(join(root, name), 'utf8'), forbidden).map((line) => `${name}:${line}`),
    );
    return faults.length === 0 ? null : `A path or registry of one machine stands in\n${faults.join('\n')}`;
  },
};
