import {
  CURRENCY_FORMATS,
  LINK_TYPES,
  MENU_CONDITIONS,
  OPTION_KINDS,
  URL_TARGETS,
  type OptionKind,
} from './content-kinds.js';

/** A translated text field: one line, a paragraph, or rich text. */
export interface TextSpec {
  type: 'line' | 'paragraph' | 'rich';
  max: number;
  isOptional?: boolean;
}

/** A field that is the same in every language. `code` names a record of another kind by its code. */
export type AttributeSpec =
  | { type: 'choice'; choices: readonly string[] }
  | { type: 'flag' }
  | { type: 'url'; isOptional?: boolean }
  | { type: 'word'; max: number }
  | { type: 'code'; of: ContentKind; isOptional?: boolean }
  | { type: 'picture' };

export interface KindSpec {
  texts: Readonly<Record<string, TextSpec>>;
  attributes: Readonly<Record<string, AttributeSpec>>;
  /**
   * `fixed`: the requests accept exactly these codes, so records are worded, ordered and switched off, but neither made
   * nor removed. `free`: an editor makes them.
   */
  codes: 'fixed' | 'free';
  /** Kind of the parent record. */
  parent?: ContentKind;
  isParentOptional?: boolean;
  /** Saving keeps a draft; readers see what was published last, and earlier versions can be taken back. */
  isPublished?: boolean;
}

const NAMED = {
  name: { type: 'line', max: 120 },
  description: { type: 'paragraph', max: 300, isOptional: true },
} as const satisfies Record<string, TextSpec>;

/** Lists whose codes no request checks against a fixed list. */
const FREE_OPTIONS: readonly OptionKind[] = [
  'contact-question-type',
  'faq-topic',
  'team-member-type',
  'category',
  'industry',
  'campaign-stage',
  'investing-round',
];

const QUESTION = {
  question: { type: 'line', max: 200 },
  answer: { type: 'rich', max: 20_000 },
} as const satisfies Record<string, TextSpec>;

const LINK: KindSpec = {
  texts: { title: { type: 'line', max: 60 } },
  attributes: {
    linkType: { type: 'choice', choices: LINK_TYPES },
    customUrl: { type: 'url', isOptional: true },
    contentPage: { type: 'code', of: 'content-page', isOptional: true },
    urlTarget: { type: 'choice', choices: URL_TARGETS },
    condition: { type: 'choice', choices: MENU_CONDITIONS },
  },
  codes: 'free',
};

export const MENU_KINDS = ['menu-header', 'menu-footer', 'menu-social-media'] as const;

export type ContentKind =
  | OptionKind
  | (typeof MENU_KINDS)[number]
  | 'faq'
  | 'campaign-question'
  | 'help-topic'
  | 'help-question'
  | 'content-page'
  | 'slider'
  | 'currency'
  | 'term'
  | 'meta';

const OPTIONS = Object.fromEntries(
  OPTION_KINDS.map((kind) => [
    kind,
    { texts: NAMED, attributes: {}, codes: FREE_OPTIONS.includes(kind) ? 'free' : 'fixed' },
  ]),
) as unknown as Record<OptionKind, KindSpec>; // every option kind, by construction

/** All content that the console can edit: form, checks and report are built from this table. */
export const CONTENT_KINDS: Readonly<Record<ContentKind, KindSpec>> = {
  ...OPTIONS,
  'menu-header': LINK,
  'menu-footer': { ...LINK, parent: 'menu-footer', isParentOptional: true },
  'menu-social-media': LINK,
  faq: { texts: QUESTION, attributes: { topic: { type: 'code', of: 'faq-topic' } }, codes: 'free' },
  'campaign-question': {
    texts: { question: { type: 'line', max: 200 }, help: { type: 'paragraph', max: 300, isOptional: true } },
    attributes: { required: { type: 'flag' } },
    codes: 'free',
  },
  'help-topic': {
    texts: { title: { type: 'line', max: 120 }, description: { type: 'paragraph', max: 300, isOptional: true } },
    attributes: {},
    codes: 'free',
  },
  'help-question': { texts: QUESTION, attributes: {}, codes: 'free', parent: 'help-topic' },
  'content-page': {
    texts: {
      title: { type: 'line', max: 120 },
      description: { type: 'paragraph', max: 300, isOptional: true },
      body: { type: 'rich', max: 60_000 },
    },
    attributes: { listed: { type: 'flag' } },
    codes: 'free',
    isPublished: true,
  },
  slider: {
    texts: {
      title: { type: 'line', max: 80 },
      text: { type: 'paragraph', max: 300, isOptional: true },
      linkLabel: { type: 'line', max: 40, isOptional: true },
    },
    attributes: { linkUrl: { type: 'url', isOptional: true }, imageFileId: { type: 'picture' } },
    codes: 'free',
  },
  currency: {
    texts: { name: { type: 'line', max: 80 } },
    attributes: { symbol: { type: 'word', max: 8 }, displayFormat: { type: 'choice', choices: CURRENCY_FORMATS } },
    codes: 'fixed',
  },
  term: { texts: { one: { type: 'line', max: 60 }, many: { type: 'line', max: 60 } }, attributes: {}, codes: 'fixed' },
  meta: {
    texts: { title: { type: 'line', max: 70 }, description: { type: 'paragraph', max: 160 } },
    attributes: {},
    codes: 'fixed',
  },
};

export const CONTENT_KIND_NAMES = Object.keys(CONTENT_KINDS) as ContentKind[]; // the keys of the table above

export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(CONTENT_KINDS, name);

/** Required texts that a record lacks in a language. */
export const missingTexts = (kind: ContentKind, texts: Record<string, unknown> | undefined): string[] =>
  Object.entries(CONTENT_KINDS[kind].texts)
    .filter(([name, { isOptional }]) => !isOptional && texts?.[name] === undefined)
    .map(([name]) => name);
