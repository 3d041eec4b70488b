import { referenceIn } from '../../rails/index.js';
import type { ReadLine } from './statement-file.js';

/** Numbers of transfers that the platform had made: of withdrawals, payouts and returns. */
const NUMBER = /(WDR|PAY|RET)-?(\d{6,9})/;

/** A reference or number of ours in what a bank passed on; null where there is none. */
export function ourReferenceOf({ endToEnd, remittance, bankRef }: ReadLine): string | null {
  const texts = [endToEnd, remittance, bankRef].flatMap((text) => text ?? []);
  for (const text of texts) {
    const found = NUMBER.exec(text.toUpperCase());
    if (found !== null) return `${found[1] ?? ''}-${found[2] ?? ''}`;
  }
  for (const text of texts) {
    const reference = referenceIn(text);
    if (reference !== null) return reference;
  }
  return null;
}
