import { LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { readableParams } from './params.js';
import { CATALOGUES, createWords } from './words.js';

const book = createWords();

describe('readableParams', () => {
  it('puts amounts into words with the currency that came with them', () => {
    expect(readableParams('en', { minimum: 10_000, currency: 'USD' })).toEqual({ minimum: '$100.00', currency: 'USD' });
    expect(readableParams('fr', { raised: 9_007_199_254_740_993n, currency: 'JPY' })['raised']).toBe(
      '9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0993\u00a0¥',
    );
  });

  it('treats `left` as an amount only when it is marked as one', () => {
    expect(readableParams('en', { left: 1_500, unit: 'money', currency: 'USD' })['left']).toBe('$15.00');
    expect(readableParams('en', { left: 1_500, unit: 'shares', currency: 'USD' })['left']).toBe(1_500);
  });

  it('leaves alone what is no amount, and amounts without a currency', () => {
    const params = { limit: '2 MB', name: 'logo.png', min: 8, amount: 0.5, currency: 'USD' };
    expect(readableParams('en', params)).toEqual(params);
    expect(readableParams('en', { limit: 3 })).toEqual({ limit: 3 });
  });

  it.each([
    ['en', '1.0850', '1.0850'],
    ['fr', '1.0850', '1,0850'],
    ['fr', '1 EUR = 1.085 USD', '1 EUR = 1,085 USD'],
    ['fr', '1,0850', '1,0850'],
    ['fr', 'week', 'week'],
  ] as const)('writes a rate in %s as its field reads it: %s', (language, rate, written) => {
    expect(readableParams(language, { last: rate, standing: rate })).toEqual({ last: written, standing: written });
  });

  it('puts calendar dates into words and leaves other text alone', () => {
    expect(readableParams('fr', { earliest: '2026-12-18', latest: 'soon' })).toEqual({
      earliest: '18 déc. 2026',
      latest: 'soon',
    });
  });
});

describe('the word book', () => {
  it('gives each reason against an early close its own sentence, in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const say = book.in(language);
      const sentences = ['days', 'target', 'deadline', 'moved', 'other'].map((why) =>
        say('errors.campaign.early_close_refused', { why, ...(why === 'days' ? { days: 21 } : {}) }),
      );
      expect(new Set(sentences).size).toBe(5);
      expect(sentences[0]).toContain('21');
      expect(sentences[4]).toBe(CATALOGUES[language].errors.campaign.early_close_refused);
    }
  });

  it.each<[Language, number, string]>([
    ['en', 1, 'can be withdrawn 1 day after'],
    ['fr', 1, 'peut être retiré 1 jour après'],
    ['ar', 2, 'بعد يومين من الدفع'],
  ])('counts the days for which card money stays, in %s: %d', (language, days, words) => {
    const params = { available: 0, currency: 'USD', days };
    expect(book.in(language)('errors.wallet.card_money', params)).toContain(words);
  });

  it.each<[Language, number, string]>([
    ['en', 1, 'Too many requests. Please wait 1 second and try again.'],
    ['en', 60, 'Too many requests. Please wait 60 seconds and try again.'],
    ['fr', 1, 'Trop de demandes. Veuillez patienter 1 seconde, puis réessayer.'],
    ['fr', 60, 'Trop de demandes. Veuillez patienter 60 secondes, puis réessayer.'],
    ['ar', 2, 'طلبات كثيرة. يُرجى الانتظار ثانيتين ثم المحاولة من جديد.'],
    ['ar', 5, 'طلبات كثيرة. يُرجى الانتظار 5 ثوانٍ ثم المحاولة من جديد.'],
    ['ar', 60, 'طلبات كثيرة. يُرجى الانتظار 60 ثانية ثم المحاولة من جديد.'],
    ['en', 119, 'Too many requests. Please wait 119 seconds and try again.'],
    ['en', 120, 'Too many requests. Please wait 2 minutes and try again.'],
    ['en', 663, 'Too many requests. Please wait 12 minutes and try again.'],
    ['fr', 663, 'Trop de demandes. Veuillez patienter 12 minutes, puis réessayer.'],
    ['ar', 120, 'طلبات كثيرة. يُرجى الانتظار دقيقتين ثم المحاولة من جديد.'],
    ['ar', 121, 'طلبات كثيرة. يُرجى الانتظار 3 دقائق ثم المحاولة من جديد.'],
    ['ar', 663, 'طلبات كثيرة. يُرجى الانتظار 12 دقيقة ثم المحاولة من جديد.'],
  ])('agrees with the number: %s, %d', (language, retryAfter, sentence) => {
    expect(book.in(language)('errors.request.too_many', { retryAfter })).toBe(sentence);
  });

  it.each<[Language, number, RegExp]>([
    ['en', 120, /^This is more than the outstanding amount: \$1\.20\.$/u],
    ['en', 0, /^Nothing is left to repay: /u],
    ['fr', 0, /^Il ne reste rien à rembourser\u00A0: /u],
    ['ar', 0, /^لم يبق شيء لرده: /u],
  ])('names in %s what is still owed, and says when nothing is: %d', (language, outstanding, sentence) => {
    const said = book.in(language)('errors.repayment.above_outstanding', { outstanding, currency: 'USD' });
    expect(said).toMatch(sentence);
    if (outstanding === 0) expect(said).not.toMatch(/0/u);
  });

  it('says the same without a number', () => {
    expect(book.in('en')('errors.request.too_many')).toBe('Too many requests. Please wait and try again.');
  });

  it('keeps an amount left to right inside an Arabic sentence', () => {
    const sentence = book.in('ar')('errors.investment.below_minimum', { minimum: 10_000, currency: 'USD' });
    expect(sentence).toBe('يجب ألا يقل المبلغ عن \u2066$100.00\u2069.');
  });

  it('leaves no placeholder open in a mail whose event gave everything', () => {
    const params = {
      campaign: 'Clearfold Water',
      amount: 100_000,
      currency: 'USD',
      cancelUntil: '16 Dec 2026, 23:59 CET',
    };
    for (const language of LANGUAGE_CODES) {
      const body = book.in(language)('mail.investment_received.body', params);
      expect(body).not.toContain('{{');
      expect(body).toContain('Clearfold Water');
    }
  });
});
