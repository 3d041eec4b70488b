import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const clone = join(__dirname, '..', '..', '..');
const text = (...path: string[]): string => readFileSync(join(clone, ...path), 'utf8');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifests = [
  'package.json',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(clone, folder)).map((name) => join(folder, name, 'package.json')),
  ),
].map((path) => [path, JSON.parse(text(path)) as Manifest] as const);

const used = manifests.flatMap(([path, { dependencies = {}, devDependencies = {} }]) =>
  Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ path, name, version })),
);
const foreign = used.filter(({ name }) => !name.startsWith('@cairn/'));

/** Packages that the first column of a table names. */
const explained = text('docs', 'dependencies.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

describe('SEC-65 the packages that are used directly', () => {
  it('SEC-65 have a reason each, and no reason is left without its package', () => {
    expect([...new Set(explained)].sort()).toEqual([...new Set(foreign.map(({ name }) => name))].sort());
    expect(new Set(explained).size).toBe(explained.length);
  });

  it('SEC-65 are pinned to one version', () => {
    const pinned = /^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:)$/;
    expect(foreign.filter(({ version }) => !pinned.test(version))).toEqual([]);
  });
});
