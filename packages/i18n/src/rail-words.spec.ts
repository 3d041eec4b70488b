import { LANGUAGE_CODES } from '@cairn/contracts';
import { INVESTMENT_METHODS } from '@cairn/contracts/investments/invest.request';
import { railPhrase } from './rail-words.js';
import { createWords } from './words.js';

describe('the ways to pay in sentences', () => {
  it('says how money came, and where it goes back to', () => {
    expect(railPhrase('en', 'paidBy', 'wire')).toBe('by wire transfer');
    expect(railPhrase('fr', 'toYours', 'wallet_and_paypal')).toBe('sur votre portefeuille et sur votre compte PayPal');
    expect(createWords().fill('ar', '{{toSource}}', { toSource: 'ach' })).toBe('\u2068إلى الحساب المصرفي\u2069');
  });

  it.each(LANGUAGE_CODES)('has words for each of them in %s', (language) => {
    for (const method of INVESTMENT_METHODS)
      for (const form of ['paidBy', 'toSource', 'toYours'] as const)
        expect(railPhrase(language, form, method)).not.toMatch(/_|undefined|^(wallet|card|ach|paypal|wire)$/);
  });
});
