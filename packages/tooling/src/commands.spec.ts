import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from './commands.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The names that the launcher lets through. It cannot import them, for it runs before anything is built. */
function launched(): string[] {
  return [
    ...read('packages/tooling/launch.mjs').matchAll(/^const (?:ON_THE_PRODUCT|COMMANDS) = \[([^\]]*)\];$/gm),
  ].flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
}

it('every root script is a command, and the launcher has each of them', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = Object.values(scripts).flatMap((script) => /launch\.mjs ([\w-]+)/.exec(script)?.[1] ?? []);
  expect(named.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  expect(launched().toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});
