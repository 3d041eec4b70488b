import type { TemplateClause } from '@cairn/contracts';

/** A line of this begins a clause with its heading. */
const MARK = '# ';

/** Clauses as one text to edit: each heading on a line of its own behind a mark. */
export const writeClauses = (clauses: readonly TemplateClause[]): string =>
  clauses.map(({ title, text }) => `${MARK}${title}\n${text}`).join('\n\n');

/** The clauses of such a text; lines before the first heading are a clause without one. */
export function readClauses(text: string): TemplateClause[] {
  const clauses: { title: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith(MARK)) clauses.push({ title: line.slice(MARK.length).trim(), lines: [] });
    else if (clauses.length > 0) clauses.at(-1)?.lines.push(line);
    else if (line.trim() !== '') clauses.push({ title: '', lines: [line] });
  }
  return clauses.map(({ title, lines }) => ({ title, text: lines.join('\n').trim() }));
}
