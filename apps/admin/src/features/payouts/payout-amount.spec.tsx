import { screen, within } from '@testing-library/react';
import { adminOf, payout, PAYOUT_ID } from '../../testing/records.js';
import { renderConsole, single } from '../../testing/render-console.js';

const show = (changes: Parameters<typeof payout>[0]) =>
  renderConsole({
    at: `/payouts/${PAYOUT_ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      [`GET /admin/payouts/${PAYOUT_ID}`]: () => single(payout(changes)),
    },
  });

const sum = { raised: 10_000_000, feeBasisPoints: 750, fee: 750_000, otherPayouts: 0, chargedBack: 0, left: 0 };
/** The lines of the sum, label and figure. */
const lines = async (): Promise<(string | null)[]> => {
  const total = (await screen.findByText('This payout')).closest('dl');
  if (total === null) throw new Error('The sum is no list');
  return [...total.children].map(({ textContent }) => textContent);
};

describe('the amount of a payout', () => {
  it('is what was raised, less the fee', async () => {
    await show({ amount: 9_250_000, sum });
    expect(await lines()).toEqual(['Raised$100,000.00', 'Platform fee, 7.5%−$7,500.00', 'This payout$92,500.00']);
  });

  it('is less what else was paid out, what banks took back, and what stays for later', async () => {
    await show({ amount: 5_000_000, sum: { ...sum, otherPayouts: 3_000_000, chargedBack: 250_000, left: 1_000_000 } });
    expect(await lines()).toEqual([
      'Raised$100,000.00',
      'Platform fee, 7.5%−$7,500.00',
      'Other payouts−$30,000.00',
      'Taken back by payers’ banks−$2,500.00',
      'Not in this payout−$10,000.00',
      'This payout$50,000.00',
    ]);
  });

  it('says by how much it is more than what is left', async () => {
    await show({ amount: 9_250_000, sum: { ...sum, chargedBack: 100_000, left: -100_000 } });
    expect((await lines()).at(-2)).toBe('More than is left$1,000.00');
  });

  it('of one that was called off stands beside what can be requested now', async () => {
    await show({ state: 'rejected', amount: 9_250_000, sum: { ...sum, left: 9_250_000 } });
    expect(await lines()).toEqual(['Available to the owner now$92,500.00', 'This payout$92,500.00']);
  });
});

describe('where a payout goes', () => {
  const holder = async (): Promise<string | null | undefined> =>
    (await screen.findByText('Account holder')).parentElement?.querySelector('dd')?.textContent;

  it.each([
    [true, 'Same name as the company'],
    [false, 'Not the company’s name'],
    [null, 'Not given'],
  ])('compares the account’s holder with the company: %s', async (holderIsCompany, words) => {
    await show({ holderIsCompany });
    expect(await holder()).toBe(words);
    const company = screen.getByText('Company').parentElement;
    expect(company === null ? null : within(company).getByText('Heddle Row Holdings')).toBeTruthy();
  });
});
