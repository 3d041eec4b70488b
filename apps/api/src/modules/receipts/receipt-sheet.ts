import type { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';

export interface SheetRow {
  term: string;
  value: string;
  /** Below the line, in bold. */
  isTotal?: boolean;
}

/** The content of a receipt, whatever the money was for. */
export interface ReceiptText {
  title: string;
  /** Its subject, its payer and the payment method. */
  facts: SheetRow[];
  /** The amount received, the amount returned, or the amount that was only reserved. */
  sums: SheetRow[];
  notes: string[];
}

/** Words and figures in the reader's language, set apart from the text around them. */
export interface Writing {
  say: (key: string, params?: Record<string, unknown>) => string;
  text: (value: string) => string;
  money: (minor: bigint) => string;
  /** A number of things, such as shares. */
  count: (value: number) => string;
  instant: (at: Date) => string;
  /** A day of the calendar, as `2026-11-20`. */
  day: (date: string) => string;
}

/** Whose receipt it is: the legal name and the address of who runs the site, line by line. */
export function issuerOf({
  operatorName,
  operatorAddress,
  siteName,
}: Pick<SiteSetting, 'operatorName' | 'operatorAddress' | 'siteName'>): { name: string; address: string[] } {
  const lines = (operatorAddress ?? '').split('\n').map((line) => line.trim());
  return { name: operatorName ?? siteName, address: lines.filter((line) => line !== '') };
}

/** The rows above the sums: when it was issued, and then the facts of the receipt. */
export const factsOf = ({ facts }: ReceiptText, issuedAt: Date, { say, instant }: Writing): SheetRow[] => [
  { term: say('paper.receipt.issuedOn'), value: instant(issuedAt) },
  ...facts,
];
