import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { offerOf, receiptIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { Receipt } from '../queries.js';
import { ReceiptView } from './receipt-view.js';

type State = Receipt['state'];

const terms = (): string[] => screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');

describe('U-6 the screen of an investment says its state and never more', () => {
  it.each<[State, RegExp, string]>([
    ['reserved', /is reserved for/, 'Reservation, not paid'],
    ['paying', /not confirmed yet/, 'Reservation, payment not confirmed'],
    ['failed', /failed. Nothing was charged/, 'Failed payment'],
    ['expired', /has ended. Nothing was charged/, 'Expired reservation'],
    ['cancelled', /was cancelled. Nothing was charged/, 'Cancelled reservation'],
  ])('U-6 %s: no receipt, no total, nothing to return', async (state, title, paper) => {
    await render(<ReceiptView receipt={receiptIn(state)} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: paper })).toBeTruthy();
    expect(terms()).not.toContain('Total');
    expect(terms()).not.toContain('Paid from');
    expect(screen.queryByRole('button', { name: /return/ })).toBeNull();
  });

  it('says what was committed and what goes back of an offering that was shared out', async () => {
    const allotment = { committed: 160_000, allotted: 100_000, returned: 60_000 };
    await render(<ReceiptView receipt={receiptIn('settled', { allotment })} />);
    expect(terms().slice(-5)).toEqual([
      'Invested',
      'Returned, because more was invested than the campaign raises',
      'Allotted',
      'Fees',
      'Total',
    ]);
  });

  it('says of a closing that takes up a part that the campaign stays open', async () => {
    const { unmount } = await render(<ReceiptView receipt={receiptIn('received', { closesInPart: true })} />);
    expect(screen.getByText(/becomes final with the closing that is announced/)).toBeTruthy();
    unmount();
    await render(<ReceiptView receipt={receiptIn('settled', { closesInPart: true })} />);
    expect(screen.getByText(/stays open for others/)).toBeTruthy();
  });

  it.each<[State, string]>([
    ['received', 'Total'],
    ['settled', 'Total'],
    ['refunding', 'Being returned'],
    ['refunded', 'Returned'],
  ])('U-6 %s: what was received, and what became of it', async (state, last) => {
    await render(<ReceiptView receipt={receiptIn(state)} />);
    expect(terms().at(-1)).toBe(last);
    expect(screen.queryByRole('heading', { name: 'Receipt' }) !== null).toBe(last === 'Total');
  });

  it('settled: the money is due to the company, and nothing says that it was paid out', async () => {
    const { container } = await render(<ReceiptView receipt={receiptIn('settled')} />);
    expect(screen.getByRole('heading', { level: 1, name: /is invested in/ })).toBeTruthy();
    expect(screen.getByText(/due to the company and is released to it after its payout is approved/)).toBeTruthy();
    expect(container.textContent).not.toMatch(/paid (out )?to|went to/);
  });

  it.each([
    ['en', /was lent to .* and has been repaid/u, /has repaid the whole sum/u],
    ['fr', /prêtés à .* ont été remboursés/u, /a remboursé la somme entière/u],
    ['ar', /أُقرض مبلغك .* وسُدّد/u, /سدّدت الشركة المبلغ كاملًا/u],
  ])(
    'settled: says in %s of a loan that it is repaid, and not that the money is still to leave',
    async (language, title, lede) => {
      const loan = receiptIn('settled', { type: 'debt', units: null, pricePerShare: null, repaid: true });
      await render(<ReceiptView receipt={loan} />, language);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByText(lede)).toBeTruthy();
    },
  );

  it('says of an offering that is shared out that a part may go back at the closing', async () => {
    const { unmount } = await render(<ReceiptView receipt={receiptIn('received')} offer={offerOf()} />);
    expect(screen.queryByText(/allotted a part in proportion/u)).toBeNull();
    unmount();
    const offer = offerOf({ allocationMethod: 'pro_rata' });
    await render(<ReceiptView receipt={receiptIn('received')} offer={offer} />);
    expect(screen.getByText(/More may be invested in this campaign than the \$1,000,000 it raises/u)).toBeTruthy();
  });

  it('shows the campaign with the own part while the money is held, and not afterwards', async () => {
    const { unmount } = await render(<ReceiptView receipt={receiptIn('received')} offer={offerOf()} />);
    expect(screen.getByText('Yours $1,000')).toBeTruthy();
    expect(screen.getByText('Received $400,000')).toBeTruthy();
    expect(screen.getByText('Minimum raise$300,000')).toBeTruthy();
    unmount();
    await render(<ReceiptView receipt={receiptIn('settled')} offer={offerOf()} />);
    expect(screen.queryByText('Yours $1,000')).toBeNull();
  });

  it('counts as the own part every investment of this campaign that is held', async () => {
    signIn();
    const receipt = receiptIn('received');
    const { id, campaignId, state, amount, units } = receipt;
    const held = { id, campaignId, state, amount, units, repaid: false, cancellable: true, cancelUntil: null };
    answering({ 'GET /my-investment': () => pageOf([held, { ...held, id: 'another', amount: 525_000 }]) });
    await render(<ReceiptView receipt={receipt} offer={offerOf()} />);
    expect(await screen.findByText('Yours $6,250')).toBeTruthy();
  });

  it.each([
    ['wallet', 'It is returned to your wallet at once.'],
    ['card', 'It is refunded to your card within ten working days.'],
  ] as const)('says beside Cancel how soon the money is back: %s', async (paymentType, words) => {
    await render(<ReceiptView receipt={receiptIn('received', { paymentType })} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('U-6 what was paid can be cancelled and returned; what was not paid is only released', async () => {
    const { unmount } = await render(<ReceiptView receipt={receiptIn('received')} />);
    expect(screen.getByRole('button', { name: 'Cancel and return $1,000.00' })).toBeTruthy();
    unmount();
    await render(<ReceiptView receipt={receiptIn('reserved')} />);
    expect(screen.getByRole('button', { name: 'Release the reservation' })).toBeTruthy();
  });

  it.each([
    ['refunding', 'failed', 'Your refund of $1,000.00 did not arrive', /We are holding it for you/],
    ['refunded', 'wallet', 'Your $1,000.00 is in your wallet', /not returned to your card/],
    ['refunded', 'bank', 'Your bank took back $1,000.00', /disputed/],
  ] as const)('%s by way of %s says where the money is', async (state, wayBack, title, lede) => {
    const { container } = await render(<ReceiptView receipt={receiptIn(state, { wayBack })} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(lede)).toBeTruthy();
    expect(container.textContent).not.toMatch(/Refund in progress|Refund under way|Being returned|Refunded/);
  });

  it('a part that the bank had taken is shown, and is not in what went to the wallet', async () => {
    const taken = { wayBack: 'wallet', takenByBank: 40_000 } as const;
    await render(<ReceiptView receipt={receiptIn('refunded', taken)} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your $600.00 is in your wallet' })).toBeTruthy();
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums[terms().indexOf('Taken back by the bank')]).toBe('$400.00');
    expect(sums[terms().indexOf('Credited to the wallet')]).toBe('$600.00');
  });

  it.each(['fr', 'ar'])('U-6 has words for every state in %s', async (language) => {
    for (const state of ['reserved', 'paying', 'received', 'settled', 'refunding', 'refunded', 'failed'] as const) {
      const { container, unmount } = await render(<ReceiptView receipt={receiptIn(state)} />, language);
      expect(container.textContent).not.toContain('receipt.');
      unmount();
    }
  });
});

describe('S-08 the question before an investment is cancelled', () => {
  const loan = { type: 'debt', units: null, pricePerShare: null } as const;

  it.each([
    ['en', {}, /Your shares in/, /loan/],
    ['en', loan, /Your part of the loan to/, /shares/],
    ['fr', {}, /Vos actions dans/, /prêt/],
    ['fr', loan, /Votre part du prêt à/, /actions/],
    ['ar', {}, /أسهمك في/, /القرض/],
    ['ar', loan, /حصتك من القرض المقدَّم إلى/, /أسهم/],
  ])('names in %s what this investment is: %j', async (language, of, named, other) => {
    const user = userEvent.setup();
    await render(<ReceiptView receipt={receiptIn('received', of)} />, language);
    await user.click(screen.getByRole('button', { name: /1,000|1.000/ }));
    const question = (await screen.findByRole('dialog')).textContent;
    expect(question).toMatch(named);
    expect(question).not.toMatch(other);
  });
});

describe('S-08 says where the money of a cancelled investment goes', () => {
  const PLACES = {
    en: { wallet: /to your wallet/, card: /to your card/ },
    fr: { wallet: /votre portefeuille/, card: /votre carte/ },
    ar: { wallet: /محفظتك/, card: /بطاقتك/ },
  };
  const OTHER = { wallet: 'card', card: 'wallet' } as const;
  const ways = (['en', 'fr', 'ar'] as const).flatMap((language) =>
    (['wallet', 'card'] as const).map((paymentType) => [language, paymentType] as const),
  );

  it.each(ways)('in %s, paid by %s: in the question', async (language, paymentType) => {
    const user = userEvent.setup();
    await render(<ReceiptView receipt={receiptIn('received', { paymentType })} />, language);
    await user.click(screen.getByRole('button', { name: /1,000|1.000/ }));
    const question = (await screen.findByRole('dialog')).textContent;
    expect(question).toMatch(PLACES[language][paymentType]);
    expect(question).not.toMatch(PLACES[language][OTHER[paymentType]]);
  });

  it.each(ways)('in %s, paid by %s: on the page after it', async (language, paymentType) => {
    for (const state of ['refunding', 'refunded'] as const) {
      const { unmount } = await render(<ReceiptView receipt={receiptIn(state, { paymentType })} />, language);
      const [lede] = screen.getAllByText(PLACES[language][paymentType]);
      expect(lede?.textContent).not.toMatch(PLACES[language][OTHER[paymentType]]);
      unmount();
    }
  });
});
