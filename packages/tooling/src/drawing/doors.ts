import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODULES = join('apps', 'api', 'src', 'modules');
const SHUT = 'nothing; no other room asks it for anything';

/** Names in a list of a Nest module's declaration: `exports: [A, B]`. */
function listed(source: string, list: 'controllers' | 'exports'): string[] {
  const [, names = ''] = new RegExp(`\\b${list}: \\[([^\\]]*)\\]`).exec(source) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort();
}

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** A room's README with the lines `Door` and `Calls` as its Nest module declares them. */
export function withDoor(readme: string, module: string): string {
  // A module with parts re-exports what its parts export; its README lists the parts.
  if (!/^- Door: /m.test(readme)) return readme;
  const [door, calls] = [listed(module, 'exports'), listed(module, 'controllers')];
  const lines = [
    `- Door: ${door.length === 0 ? SHUT : quoted(door)}`,
    ...(calls.length === 0 ? [] : [`- Calls: ${quoted(calls)}`]),
  ];
  return readme.replace(/^- Door: .*(\n- Calls: .*)?$/m, lines.join('\n'));
}

/** The rooms that are a Nest module, and their READMEs, as paths from the root. */
function roomsIn(root: string): { readme: string; module: string }[] {
  return readdirSync(join(root, MODULES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.ts'))
    .map((file) => ({ module: join(MODULES, file), readme: join(MODULES, dirname(file), 'README.md') }))
    .filter(({ readme }) => existsSync(join(root, readme)))
    .sort((a, b) => a.readme.localeCompare(b.readme));
}

/** The READMEs that `writeDoors` writes. */
export const doorsIn = (root: string): string[] => roomsIn(root).map(({ readme }) => readme);

/** Writes what each room lets others use, and which calls it answers. */
export function writeDoors(root: string): void {
  for (const { readme, module } of roomsIn(root)) {
    const before = readFileSync(join(root, readme), 'utf8');
    const after = withDoor(before, readFileSync(join(root, module), 'utf8'));
    if (after !== before) writeFileSync(join(root, readme), after);
  }
}
