import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.js';
import type { Step } from './step.js';

const LARGEST = 2 * 1024 ** 2;
const SKIPPED = /(^|\/)pnpm-lock\.yaml$|\.(png|jpe?g|webp|gif|woff2?|ttf|otf|pdf|ico)$|^packages\/tooling\/fixtures\//;

/** Written so that this file does not contain what it forbids. */
const homeFolders = new RegExp(`(?:^|[\\s"'\`(=:,])/(?:${['home', 'Users'].join('|')})/[A-Za-z][\\w.-]*/`);
const privateRegistries = /https?:\/\/[\w.-]*\b(?:verdaccio|artifactory|nexus|jfrog|npm-proxy)\b/i;

async function registryHost(root: string): Promise<string | null> {
  const { code, output } = await run('npm', ['config', 'get', 'registry'], { folder: root });
  const address = /https?:\/\/\S+/.exec(output)?.[0];
  return code === 0 && address && URL.canParse(address) ? new URL(address).host : null;
}

/** What only makes sense on one machine: its paths, and the host its packages come from. */
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
    const { code, output } = await run('git', ['ls-files', '-z'], { folder: root });
    if (code !== 0) return `git ls-files: ${output.trim()}`;
    const forbidden = await forbiddenPlaces(root);
    const faults = output
      .split('\0')
      .filter((name) => name !== '' && !SKIPPED.test(name))
      .filter((name) => existsSync(join(root, name)) && statSync(join(root, name)).size < LARGEST)
      .flatMap((name) => placesIn(readFileSync(join(root, name), 'utf8'), forbidden).map((line) => `${name}:${line}`));
    return faults.length === 0 ? null : `A path or registry of one machine stands in\n${faults.join('\n')}`;
  },
};
