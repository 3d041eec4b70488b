import { screen } from '@testing-library/react';
import { answering, page } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Entry } from '../queries.js';
import { Activity } from './activity.js';

const entry: Entry = {
  id: '1',
  entryType: 'DEBIT',
  event: 'withdrawal',
  amount: 12_000,
  currency: 'USD',
  balance: null,
  campaignName: null,
  campaignSlug: null,
  status: 3,
  paymentType: null,
  withdrawalState: 'cancelled',
  transactionId: 't-1',
  reference: null,
  subjectId: null,
  at: '2026-11-20T12:00:00.000Z',
};

const show = async (entries: Entry[], language?: string) => {
  answering({ 'GET /wallet/transactions': () => page(entries) });
  await render(<Activity currency="USD" />, language);
  await screen.findByText('t-1');
};

describe('the activity of a wallet', () => {
  it.each([
    ['en', 'Added by wire transfer'],
    ['fr', 'Approvisionnement par virement bancaire'],
  ])('says in %s how money was added', async (language, words) => {
    const added = { entryType: 'CREDIT', event: 'top_up', status: 1, withdrawalState: null, balance: 12_000 } as const;
    await show([{ ...entry, ...added, paymentType: 'wire' }], language);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['en', 'Cancelled', 'Failed'],
    ['fr', 'Annulé', 'Échoué'],
    ['ar', 'أُلغي', 'فشلت'],
  ])('says in %s that a withdrawal was cancelled, and not that it failed', async (language, cancelled, failed) => {
    await show([entry], language);
    expect(screen.getByText(cancelled)).toBeTruthy();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it.each([
    ['cancelled', 'Withdrawal of $120.00, cancelled'],
    ['rejected', 'Withdrawal of $120.00, not sent'],
  ] as const)('names a withdrawal that was %s by what it was, and counts nothing as moved', async (state, title) => {
    await show([{ ...entry, withdrawalState: state }]);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(/The money stayed in your wallet/)).toBeTruthy();
    expect(screen.queryByText(/\u2212/)).toBeNull();
  });

  it('names a refund by its campaign and the number of its investment', async () => {
    answering({
      'GET /wallet/transactions': () =>
        page([
          {
            ...entry,
            entryType: 'CREDIT',
            event: 'refund',
            status: 2,
            withdrawalState: null,
            campaignName: 'Clearfold',
            reference: 'INV-000012',
          },
        ]),
    });
    await render(<Activity currency="USD" />);
    expect((await screen.findByText('INV-000012')).parentElement).toBeTruthy();
    expect(screen.getByText('Clearfold').parentElement?.textContent).toBe('Refund to the wallet, Clearfold');
    expect(screen.queryByText('t-1')).toBeNull();
  });

  it('tells what came in by its sign, and a long reference by its beginning', async () => {
    const transactionId = '48406325-2590-5ebc-8fe2-8888e0764925';
    const credit = { ...entry, entryType: 'CREDIT', event: 'top_up', status: 2, withdrawalState: null } as const;
    answering({ 'GET /wallet/transactions': () => page([{ ...credit, transactionId }]) });
    await render(<Activity currency="USD" />);
    expect(await screen.findByText('+$120.00')).toBeTruthy();
    expect(screen.getByText('48406325\u2026')).toBeTruthy();
    expect(screen.queryByText(transactionId)).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeTruthy();
  });

  it('a return to the card is in process until its provider confirms it', async () => {
    await show([{ ...entry, event: 'top_up_return', status: 1, withdrawalState: null }]);
    expect(screen.getByText('Return to the card')).toBeTruthy();
    expect(screen.getByText('Processing')).toBeTruthy();
  });

  it.each([
    ['en', 'Invested, Clearfold <Water>'],
    ['ar', '، Clearfold <Water>'],
  ])('names the campaign in %s behind the comma of the language', async (language, words) => {
    const investment = { event: 'investment', campaignName: 'Clearfold <Water>', status: 2 } as const;
    await show([{ ...entry, ...investment, withdrawalState: null }], language);
    expect(screen.getByText('Clearfold <Water>').parentElement?.textContent).toContain(words);
  });

  it.each([
    ['top_up', '/topup-receipt/s-1'],
    ['investment', '/receipt/s-1'],
    ['distribution', '/repayment-receipt/s-1'],
  ] as const)('leads from %s to its receipt', async (event, address) => {
    await show([{ ...entry, event, status: 2, withdrawalState: null, subjectId: 's-1' }]);
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(address);
  });

  it('gives no receipt of what was held and let go, nor that of its investment', async () => {
    await show([{ ...entry, event: 'investment', status: 3, withdrawalState: null, subjectId: 's-1' }]);
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).toBeNull();
  });

  it('has no receipt for what is none', async () => {
    await show([{ ...entry, event: 'withdrawal', status: 2, withdrawalState: 'sent', subjectId: 's-1' }]);
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
  });
});
