import { holdsCardNumber } from '@cairn/contracts';
import { isRichText } from '@cairn/contracts/content/rich-text-rules';

/** A path of the site itself: never `//host`, which is another site. */
export const OWN_PATH = /^\/(?![/\\])[^\s\\]{0,499}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of each block, in one piece: marks cut them into several texts. A figure has its words as attributes. */
function* blocksOf(node: unknown): Generator<string> {
  const content: unknown[] = isObject(node) && Array.isArray(node['content']) ? node['content'] : [];
  yield content.map((part) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : '\n')).join('');
  const attrs = isObject(node) && isObject(node['attrs']) ? node['attrs'] : {};
  for (const words of [attrs['alt'], attrs['caption']]) if (typeof words === 'string') yield words;
  for (const part of content) yield* blocksOf(part);
}

/** The code of a rich text's error; null when it may be stored. */
export function richTextFault(document: unknown): 'validation.rich_text' | 'validation.card_number' | null {
  if (!isRichText(document)) return 'validation.rich_text';
  return [...blocksOf(document)].some(holdsCardNumber) ? 'validation.card_number' : null;
}
