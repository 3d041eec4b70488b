import { noticeParams } from './notice-params.js';

describe('what an event said, in words', () => {
  it('puts amounts and instants as people read them, and leaves the rest alone', () => {
    const words = noticeParams(
      {
        amount: 14_000,
        currency: 'USD',
        campaign: 'Tamarisk',
        cancelUntil: '2026-12-16T04:59:00.000Z',
        left: 3,
        dueOn: '2026-12-16',
      },
      'en',
      'America/New_York',
    );
    expect(words).toMatchObject({ amount: '$140.00', dueOn: '16 Dec 2026', campaign: 'Tamarisk', left: 3 });
  });

  it.each(['opensAt', 'closesAt', 'cancelUntil'])('names %s by the site’s clock, as mails and pages do', (name) => {
    const said = (timeZone: string | undefined) =>
      noticeParams({ [name]: '2026-12-16T04:59:00.000Z' }, 'en', timeZone)[name];
    expect(said('America/New_York')).toBe('15 Dec 2026, 23:59 EST');
    // Until the site is known: the reader's own, and never as it came.
    expect(said(undefined)).toMatch(/Dec 2026/);
  });

  it('says in the reader’s language what a bank gave as a code', () => {
    expect(noticeParams({ reason: 'AC04' }, 'fr', undefined)).toEqual({ reason: 'Le compte est clos.' });
    expect(noticeParams({ reason: 'The papers are missing' }, 'fr', undefined)).toEqual({
      reason: 'The papers are missing',
    });
  });

  it('makes nothing of an amount without a currency, or of an instant that is none', () => {
    expect(noticeParams({ amount: 5, at: 'soon' }, 'en', undefined)).toEqual({ amount: 5, at: 'soon' });
  });
});
