import { nacha, NACHA_MOST_MINOR } from './nacha.js';
import type { Credit, FileFacts } from './credit.js';

const facts: FileFacts = {
  number: 'FIL-000001',
  releasedAt: new Date('2026-06-16T14:00:00Z'),
  currency: 'USD',
  companyId: '1234567890',
  balanced: true,
  debtor: {
    holder: 'Example Platform Inc',
    bankName: 'Example Bank',
    iban: null,
    accountNumber: '998877',
    routingNumber: '021000021',
    bic: null,
  },
};
const credit = (number: string, amount: bigint): Credit => ({
  number,
  kind: 'withdrawal',
  amount,
  currency: 'USD',
  holder: 'Pat Payer',
  accountKind: 'US',
  accountNumber: '000123456789',
  routingNumber: '110000000',
  bic: null,
  accountType: 'checking',
});

/** Lines of a kind, with the sums that they say. */
const linesOf = (text: string, kind: string): string[] => text.split('\r\n').filter((line) => line.startsWith(kind));
const amountsOf = (text: string, code: string): bigint[] =>
  linesOf(text, `6${code}`).map((line) => BigInt(line.slice(29, 39)));

describe('a balanced NACHA file', () => {
  it('has one batch up to the greatest amount that the line of its own debit holds', () => {
    const text = nacha(facts, [credit('WDR-000001', NACHA_MOST_MINOR - 1n), credit('WDR-000002', 1n)]);
    expect(linesOf(text, '5')).toHaveLength(1);
    expect(amountsOf(text, '27')).toEqual([NACHA_MOST_MINOR]);
  });

  it('has another batch from one cent more, and every debit is the sum of its batch', () => {
    const text = nacha(facts, [
      credit('WDR-000001', NACHA_MOST_MINOR - 1n),
      credit('WDR-000002', 2n),
      credit('WDR-000003', NACHA_MOST_MINOR),
      credit('WDR-000004', 5n),
    ]);
    expect(amountsOf(text, '27')).toEqual([NACHA_MOST_MINOR - 1n, 2n, NACHA_MOST_MINOR, 5n]);
    expect(amountsOf(text, '22')).toEqual(amountsOf(text, '27'));
    expect(linesOf(text, '5').map((line) => line.slice(-7))).toEqual(['0000001', '0000002', '0000003', '0000004']);
    const total = 2n * NACHA_MOST_MINOR + 6n;
    const [end = ''] = linesOf(text, '9000');
    expect([BigInt(end.slice(31, 43)), BigInt(end.slice(43, 55))]).toEqual([total, total]);
    expect(end.slice(1, 7)).toBe('000004');
    expect(
      text
        .trimEnd()
        .split('\r\n')
        .every((line) => line.length === 94),
    ).toBe(true);
  });
});
