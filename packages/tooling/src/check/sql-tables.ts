import { parseSync } from '@swc/core';

/** Tables that a source file names in its SQL. */
export interface NamedTables {
  reads: Set<string>;
  writes: Set<string>;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every text of a syntax tree; an expression in `${…}` of a template is a gap. */
function textsIn(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) textsIn(each, found);
  else if (isNode(node)) {
    if (node['type'] === 'StringLiteral') found.push(String(node['value']));
    if (node['type'] === 'TemplateLiteral') {
      found.push((node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join(' ? ')); // as swc prints it
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'span' && name !== 'quasis') textsIn(child, found);
  }
  return found;
}

const NAMED = /\b(from|join|into|update|using|table|truncate)\s+(?:only\s+)?([a-z_]+(?:\.[a-z_]+)?)(?=[\s),;]|$)/gi;
/** `for update of x`, `do update set` and `for no key update` lock or change what was named before. */
const NO_STATEMENT = /\b(for|do|key)$/i;

/**
 * Reads the SQL of a TypeScript file: which of these tables its texts select from, and which they change. Statements that
 * are put together name their tables in the text of each part.
 */
export function tablesNamed(source: string, tables: ReadonlySet<string>): NamedTables {
  const named: NamedTables = { reads: new Set(), writes: new Set() };
  const { body } = parseSync(source, { syntax: 'typescript', decorators: true });
  for (const text of textsIn(body)) {
    for (const { 1: verb = '', 2: table = '', index } of text.matchAll(NAMED)) {
      if (!tables.has(table)) continue;
      const before = text.slice(0, index).trimEnd();
      const isWrite =
        /^(into|truncate|table)$/i.test(verb) ||
        (/^update$/i.test(verb) && !NO_STATEMENT.test(before)) ||
        (/^from$/i.test(verb) && /\bdelete$/i.test(before));
      named[isWrite ? 'writes' : 'reads'].add(table);
    }
  }
  return named;
}
