/** One source file that imports another, as paths from the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

/** An arrow of the drawing: `from` depends on `to`. */
export type Arrow = readonly [from: string, to: string];

const MODULES = 'apps/api/src/modules/';

/** Module and room of a file; a module without rooms is its own, and so are the files beside the rooms. */
export function placeOf(path: string): { module: string; room: string | null } | null {
  if (!path.startsWith(MODULES) || path.endsWith('.spec.ts')) return null;
  const [module = '', ...rest] = path.slice(MODULES.length).split('/');
  return { module, room: rest.length > 1 ? (rest[0] ?? null) : null };
}

const sorted = (arrows: Iterable<string>): Arrow[] =>
  [...new Set(arrows)].sort().map((arrow) => arrow.split(' ') as [string, string]); // joined below

/** Which module depends on which. */
export const betweenModules = (imports: readonly Import[]): Arrow[] =>
  sorted(
    imports.flatMap(({ from, to }) => {
      const [one, other] = [placeOf(from), placeOf(to)];
      return one === null || other === null || one.module === other.module ? [] : [`${one.module} ${other.module}`];
    }),
  );

/** Which part depends on which, for each module that has more than one. */
export function withinModules(imports: readonly Import[]): Map<string, Arrow[]> {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [placeOf(from), placeOf(to)];
    if (one === null || other === null || one.module !== other.module) continue;
    if (one.room === null || other.room === null || one.room === other.room) continue;
    arrows.set(one.module, (arrows.get(one.module) ?? new Set()).add(`${one.room} ${other.room}`));
  }
  return new Map([...arrows].sort(([a], [b]) => a.localeCompare(b)).map(([module, found]) => [module, sorted(found)]));
}

/** An arrow that follows from others is omitted from the drawing. */
export function withoutShortcuts(arrows: readonly Arrow[]): Arrow[] {
  const next = new Map<string, string[]>();
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (next.get(from) ?? []).some((step) => {
      if (step === to) return true;
      if (seen.has(step)) return false;
      seen.add(step);
      return reaches(step, to, seen);
    });
  return arrows.filter(
    ([from, to]) => !(next.get(from) ?? []).some((step) => step !== to && reaches(step, to, new Set([from]))),
  );
}

/** Mermaid's text of a drawing. */
export const mermaid = (arrows: readonly Arrow[]): string =>
  ['```mermaid', 'flowchart TD', ...arrows.map(([from, to]) => `  ${from} --> ${to}`), '```'].join('\n');
