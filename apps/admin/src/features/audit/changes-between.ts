/** One value that an action changed; null means "did not exist". */
export interface Change {
  /** Its path in the record: `state`, `texts.fr.title`. */
  field: string;
  before: string | null;
  after: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of the editor is one thing, however many parts it is made of. */
const isDocument = (value: unknown): value is Fields => isFields(value) && value['type'] === 'doc';

/** The paragraphs of a document, each on a line of its own. */
function wordsOf(node: unknown): string {
  if (!isFields(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  const { content, type } = node;
  const parts = Array.isArray(content) ? content.map(wordsOf) : [];
  return type === 'paragraph' || type === 'heading' ? parts.join('') : parts.filter((part) => part !== '').join('\n');
}

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (isDocument(value)) return wordsOf(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * Where only the formatting changed (a heading, a link), the documents are compared, because their text is the same.
 */
const leafOf = (field: string, before: unknown, after: unknown): Change => {
  const change = { field, before: textOf(before), after: textOf(after) };
  const isForm = change.before === change.after && isDocument(before) && isDocument(after);
  return isForm ? { field, before: JSON.stringify(before), after: JSON.stringify(after) } : change;
};

function leaves(path: string, before: unknown, after: unknown): readonly Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isNested = [before, after].every((value) => value === undefined || value === null || isFields(value));
  if (!isNested || isDocument(before ?? after)) return [leafOf(path, before, after)];
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => leaves(path === '' ? name : `${path}.${name}`, was[name], is[name]));
}

/** The differences between two versions of a record, field by field, in the order of the earlier one. */
export const changesBetween = (before: Fields | null, after: Fields | null): readonly Change[] =>
  leaves('', before, after);
