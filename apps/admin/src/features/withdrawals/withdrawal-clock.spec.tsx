import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000601';
const SERVER = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;

const withdrawalFrom = (sendableAt: number) => ({
  id: ID,
  number: 'WD-1001',
  userId: '0192f000-0000-7000-8000-000000000901',
  userName: 'Clara Duval',
  userEmail: 'clara@example.org',
  amount: 120_000,
  fee: 150,
  currency: 'USD',
  provider: null,
  payerLabel: null,
  bankName: 'Quay Bank',
  accountNumberLast4: '6789',
  accountHolder: 'Clara Duval',
  state: 'requested',
  status: 0,
  needsApproval: false,
  sendableAt: new Date(sendableAt).toISOString(),
  cancellable: true,
  reference: null,
  reason: null,
  createdAt: '2026-11-19T12:00:00.000Z',
  sentAt: null,
  approvedBy: null,
  approvedAt: null,
  accountShownAt: null,
  transferBegunAt: null,
  file: null,
  sentBy: null,
  releasedAt: null,
  ownerObstacle: null,
  mayApprove: false,
  maySend: false,
});

describe('D-10 why a withdrawal cannot be sent yet', () => {
  afterEach(() => jest.restoreAllMocks());

  const show = (record: object) =>
    renderConsole({
      at: `/withdrawals/${ID}`,
      date: new Date(SERVER).toUTCString(),
      answers: {
        'GET /admin/me': () => single(adminOf('super')),
        'GET /admin/queues': () => single([]),
        'GET /admin/withdrawals': () => list(record),
        [`GET /admin/withdrawals/${ID}`]: () => single(record),
      },
    });

  it('an admin whose own it is reads that somebody else sends it', async () => {
    const { email } = adminOf('super');
    await show({ ...withdrawalFrom(SERVER - HOUR), userEmail: email });
    expect(await screen.findByText(/your own/iu, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it.each([
    ['ahead', HOUR, HOUR / 2, /account is new/iu],
    ['behind', -HOUR, -HOUR / 2, /^Show the bank details first/u],
  ])('D-10 is told by the time of the server on a device an hour %s', async (_off, off, from, reason) => {
    jest.spyOn(Date, 'now').mockReturnValue(SERVER + off);
    await show(withdrawalFrom(SERVER + from));
    expect(await screen.findByText(reason, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it.each([
    ['wallet.owner_frozen', /bank disputes a payment/iu],
    ['wallet.owner_unidentified', /identity is not confirmed/iu],
  ])('is told where the money of its owner may not leave: %s', async (ownerObstacle, reason) => {
    await show({ ...withdrawalFrom(SERVER - HOUR), ownerObstacle });
    expect(await screen.findByText(reason, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it('is in a payment file that nobody has released: the file is named, and nothing is recorded by hand', async () => {
    const file = { id: '0192f000-0000-7000-8000-000000000777', number: 'FIL-000007', state: 'made' };
    await show({ ...withdrawalFrom(SERVER - HOUR), maySend: true, transferBegunAt: '2026-11-20T11:30:00.000Z', file });
    expect(await screen.findByText(/listed in payment file FIL-000007/u, undefined, { timeout: 10_000 })).toBeTruthy();
    for (const name of [/as sent$/u, /^Reject$/u])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'FIL-000007' }).getAttribute('href')).toContain(file.id);
  });

  it('says when the account was shown though the withdrawal cools down, and that its owner can still cancel', async () => {
    await show({ ...withdrawalFrom(SERVER + HOUR), accountShownAt: '2026-11-20T11:30:00.000Z' });
    const shown = await screen.findByText('Bank details last shown', undefined, { timeout: 10_000 });
    expect(shown.parentElement?.textContent).toMatch(/20 Nov 2026, 11:30 UTC/);
    expect(screen.getByText('Owner cannot cancel since').parentElement?.textContent).not.toMatch(/2026/);
  });
});
