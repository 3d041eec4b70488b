import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../process/failure.js';
import { run } from '../process/run.js';
import { betweenModules, mermaid, withinModules, withoutShortcuts, type Import } from './rooms.js';

export const ARCHITECTURE = 'docs/architecture.md';

const BEGIN = '<!-- drawing: written by `npm run gen` -->';
const END = '<!-- end of the drawing -->';

/** The new part of the page between its two marks. */
export function drawnInto(page: string, imports: readonly Import[]): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Failure(`${ARCHITECTURE} has no marks for the drawing any more`);
  const rooms = [...withinModules(imports)].map(
    ([module, arrows]) => `### Rooms of ${module}\n\n${mermaid(withoutShortcuts(arrows))}`,
  );
  const drawing = [mermaid(withoutShortcuts(betweenModules(imports))), ...rooms].join('\n\n');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${drawing}\n\n${page.slice(end)}`;
}

/**
 * Draws the modules and rooms of the API into the page about the architecture.
 * @throws Failure with the output of dependency-cruiser
 */
export async function drawArchitecture(root: string): Promise<void> {
  const { code, output } = await run(process.execPath, [join(root, 'packages', 'tooling', 'rooms.mjs')], {
    folder: root,
  });
  if (code !== 0) throw new Failure(`The rooms cannot be drawn: ${output.trim()}`);
  const page = join(root, ARCHITECTURE);
  const before = readFileSync(page, 'utf8');
  const after = drawnInto(before, JSON.parse(output) as Import[]); // what the script prints
  if (after !== before) writeFileSync(page, after);
}
