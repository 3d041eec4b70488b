import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { InvestmentsList } from './investments-list.js';

const row = {
  id: 'i-1',
  number: 'INV-000007',
  investorName: 'Ada Moss',
  amount: 250_000,
  currency: 'USD',
  units: 100,
  state: 'expired',
  repaid: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  group: 'no_payment',
  gap: 'amount',
  reservedUntil: null,
  remindedAt: null,
  remindable: true,
};
const PATH = 'GET /campaign-investors/c-1';
const REMIND = 'POST /campaign-investors/c-1/i-1/remind';
const site = { 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) };
const show = (mayRemind = true) =>
  render(<InvestmentsList campaignId="c-1" type="equity" isOwner={mayRemind} mayRemind={mayRemind} />);

describe("an owner's list of investments", () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('names the step that is missing, and is narrowed by group and by name', async () => {
    const asked = answering({ ...site, [PATH]: ({ query }) => pageOf(query.has('q') ? [] : [row]) });
    await show(false);
    expect(await screen.findByText('A new amount: the reservation has expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remind Ada Moss' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    const groups = within(screen.getByRole('region', { name: 'Show' }));
    await userEvent.click(groups.getByRole('button', { name: 'No payment' }));
    expect(groups.getByRole('button', { name: 'No payment' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or number' }), 'zzz');
    expect(await screen.findByText('No investment matches')).toBeTruthy();
    expect(asked.at(-1)?.query.toString()).toContain('group=no_payment&q=zzz');
    await userEvent.click(screen.getByRole('button', { name: 'Show all investments' }));
    expect(await screen.findByText('Ada Moss')).toBeTruthy();
  });

  it('reminds an investor, and then says when that was', async () => {
    let remindedAt: string | null = null;
    answering({
      ...site,
      [PATH]: () => pageOf([{ ...row, remindedAt, remindable: remindedAt === null }]),
      [REMIND]: () => ({ data: { remindedAt: (remindedAt = new Date().toISOString()) } }),
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remind Ada Moss' }));
    expect(await screen.findByText(/^Reminded on /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remind Ada Moss' })).toBeNull();
  });

  it('says from when a reminder may be sent again where somebody else was faster', async () => {
    const message = 'This investor was reminded within the last three days.';
    answering({
      ...site,
      [PATH]: () => pageOf([row]),
      [REMIND]: () => ({ status: 409, code: 'investment.reminded', message }),
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remind Ada Moss' }));
    await waitFor(() => expect(screen.getByText(/reminded within the last three days/)).toBeTruthy());
  });
});
