import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const line = {
  id: 'txn_1',
  provider: 'stripe',
  kind: 'refund',
  state: 'missing_in_ledger',
  amount: -200_000,
  fee: 0,
  net: -200_000,
  currency: 'USD',
  sourceRef: 're_1',
  description: null,
  occurredAt: '2026-06-16T09:00:00.000Z',
  availableOn: null,
  transactionId: '9',
  open: -200_000,
  firstDecider: null,
  firstDecision: null,
  decision: null,
  mayDecide: true,
};

const show = (record: object) =>
  renderConsole({
    at: '/statement-lines',
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      'GET /admin/statement-lines': () => list(record),
    },
  });
const decide = async (record: object) => {
  const user = userEvent.setup();
  await show(record);
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, choice: dialog.getByRole<HTMLSelectElement>('combobox', { name: 'What it is' }) };
};
const PAYER = 'A refund to its payer, made at the provider';

describe('a line of a provider’s statement that finance decides', () => {
  it('may be a refund to its payer where it is a refund', async () => {
    const { choice } = await decide(line);
    expect(within(choice).getByRole('option', { name: PAYER })).toBeTruthy();
  });

  it('is none where it is anything else', async () => {
    const { choice } = await decide({ ...line, kind: 'charge' });
    expect(within(choice).queryByRole('option', { name: PAYER })).toBeNull();
  });

  it('says what it was decided to be, and is not decided twice', async () => {
    await show({ ...line, decision: 'payer_refund', mayDecide: false });
    expect(await screen.findByText(PAYER)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  });

  it('R-08 begins with what the first person has decided', async () => {
    const { dialog, choice } = await decide({
      ...line,
      firstDecider: 'nora@example.org',
      firstDecision: 'payer_refund',
    });
    expect(choice.value).toBe('payer_refund');
    expect(dialog.getByText(new RegExp(`Decided: ${PAYER}`))).toBeTruthy();
  });
});
