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
    );
    expect(words).toMatchObject({ amount: '$140.00', dueOn: '16 Dec 2026', campaign: 'Tamarisk', left: 3 });
    expect(words['cancelUntil']).toMatch(/Dec 2026/);
  });

  it('makes nothing of an amount without a currency, or of an instant that is none', () => {
    expect(noticeParams({ amount: 5, at: 'soon' }, 'en')).toEqual({ amount: 5, at: 'soon' });
  });
});
