/** The kinds of a callout: a paragraph set apart from the text. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** Characters of a figure's alternative text and of its caption. */
export const FIGURE_TEXT_MAX = 300;
/** Pictures in one text. */
export const MOST_FIGURES = 30;
/** The longest side of a figure's picture. */
export const FIGURE_SIDE_MAX = 1_552;
export const TABLE_ROWS_MAX = 50;
export const TABLE_COLUMNS_MAX = 8;

/** What an attribute may be. */
type Attributes = Readonly<Record<string, (value: unknown) => boolean>>;

const between =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const words =
  (least: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= FIGURE_TEXT_MAX && value.trim().length >= least;

const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The id of a stored file: a picture is never named by an address. */
export const isFileId = (value: unknown): value is string => typeof value === 'string' && FILE_ID.test(value);

export const isCalloutKind = (value: unknown): value is CalloutKind => CALLOUT_KINDS.some((kind) => kind === value);

/** SEC-21: no other kind of address is ever stored. */
const LINK = /^(https?:\/\/|mailto:)/i;
const LONGEST_LINK = 500;

/** An address that a text or a menu may lead to. */
export const linkFits = (address: string): boolean => LINK.test(address) && address.length <= LONGEST_LINK;

/** SEC-20: what rich text may consist of, and which attributes each part may have. */
export const RICH_TEXT_NODES: Readonly<Record<string, Attributes>> = {
  doc: {},
  paragraph: {},
  text: {},
  heading: { level: between(1, 6) },
  bulletList: {},
  orderedList: { start: between(0, 9_999) },
  listItem: {},
  blockquote: {},
  hardBreak: {},
  horizontalRule: {},
  callout: { kind: isCalloutKind },
  figure: {
    fileId: isFileId,
    alt: words(1),
    caption: words(0),
    width: between(1, FIGURE_SIDE_MAX),
    height: between(1, FIGURE_SIDE_MAX),
  },
  table: {},
  tableRow: {},
  tableHeader: {},
  tableCell: {},
};

/** Attributes that a part cannot do without. */
export const NEEDED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  callout: ['kind'],
  figure: ['fileId', 'alt', 'width', 'height'],
};

export const RICH_TEXT_MARKS: Readonly<Record<string, Attributes>> = {
  bold: {},
  italic: {},
  link: { href: (value) => typeof value === 'string' && linkFits(value) },
};

/** Parts that stand nowhere else. */
export const ONLY_IN: Readonly<Record<string, string>> = {
  callout: 'doc',
  figure: 'doc',
  table: 'doc',
  tableRow: 'table',
  tableHeader: 'tableRow',
  tableCell: 'tableRow',
};

/** Parts that hold nothing else. */
export const ONLY_HOLDS: Readonly<Record<string, readonly string[]>> = {
  callout: ['paragraph', 'bulletList', 'orderedList'],
  figure: [],
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  tableHeader: ['paragraph'],
  tableCell: ['paragraph'],
};
