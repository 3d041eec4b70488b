import { LANGUAGE_CODES } from '@cairn/contracts/kernel/languages';
import { bankReason, bankReasonWithCode } from './bank-reasons.js';
import { readableParams } from './params.js';

describe('why a bank did not make a transfer', () => {
  it.each(LANGUAGE_CODES)('is a sentence in %s for every code, and what somebody has written stays', (language) => {
    const codes = ['AC01', 'AC04', 'AC06', 'AG01', 'AM05', 'BE01', 'CURR', 'MD07', 'MS03', 'RC01', 'RJCT', 'RR04'];
    for (const code of [...codes, 'R02', 'R03', 'R16', 'R23', 'ZZ99', 'R85']) {
      expect(bankReason(language, code)).toMatch(/^\D{10,}\.$/u);
      expect(bankReasonWithCode(language, code)).toBe(`${code}: ${bankReason(language, code)}`);
    }
    for (const text of ['account closed', 'LATE', 'AC04 closed', ''])
      expect([bankReason(language, text), bankReasonWithCode(language, text)]).toEqual([text, text]);
  });

  it('is said in a notice and a mail', () => {
    expect(readableParams('en', { reason: 'AC04' })).toEqual({ reason: 'The account is closed.' });
    expect(readableParams('fr', { reason: 'R02' })).toEqual({ reason: 'Le compte est clos.' });
    expect(readableParams('en', { reason: 'The papers are missing' })).toEqual({ reason: 'The papers are missing' });
  });
});
