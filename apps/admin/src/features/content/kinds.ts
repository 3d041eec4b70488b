import { CONTENT_KINDS, MENU_KINDS, OPTION_KINDS, type ContentKind } from '@cairn/contracts';
import type { WordKey } from '../../lib/words/words.js';

interface Group {
  word: WordKey;
  kinds: readonly ContentKind[];
}

/** The groups of site content, as an editor looks for them. */
export const GROUPS: readonly Group[] = [
  { word: 'content.groups.pages', kinds: ['content-page'] },
  { word: 'content.groups.faq', kinds: ['faq'] },
  { word: 'content.groups.campaigns', kinds: ['campaign-question'] },
  { word: 'content.groups.help', kinds: ['help-topic', 'help-question'] },
  { word: 'content.groups.menus', kinds: MENU_KINDS },
  { word: 'content.groups.slides', kinds: ['slider'] },
  { word: 'content.groups.lists', kinds: OPTION_KINDS },
  { word: 'content.groups.currencies', kinds: ['currency'] },
  { word: 'content.groups.words', kinds: ['meta', 'term'] },
];

export const groupOf = (kind: ContentKind): Group | undefined => GROUPS.find(({ kinds }) => kinds.includes(kind));

export const mayAdd = (kind: ContentKind): boolean => CONTENT_KINDS[kind].codes === 'free';

/** Kinds whose code people see: in an address, or in what requests carry. */
export const hasAddress = (kind: ContentKind): boolean => kind === 'content-page' || kind.startsWith('help-');

interface EnabledWords {
  label: WordKey;
  help?: WordKey;
}

/** The effect of hiding a record: an option can no longer be chosen (D-4), anything else is not shown. */
export const enabledWords = (kind: ContentKind): EnabledWords => {
  const isChosen = kind !== 'faq-topic' && OPTION_KINDS.some((option) => option === kind);
  return isChosen ? { label: 'content.offered', help: 'content.offered_help' } : { label: 'content.enabled' };
};
