import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { renderConsole, single } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000901';
const user = {
  id: ID,
  name: 'Ines Okafor',
  email: 'ines@example.org',
  userType: 'both',
  adminRole: null,
  state: 'active',
  kycStatus: 'approved',
  investmentCount: 3,
  campaignCount: 0,
  lastSeenAt: null,
  createdAt: '2026-01-20T08:00:00.000Z',
  money: [
    { currency: 'EUR', wallet: 0, invested: 50_000 },
    { currency: 'USD', wallet: 161_460, invested: 1_485_000 },
  ],
  slug: 'ines',
  secrets: [],
  language: 'en',
  enableTwoFactorAuth: true,
  accreditationStatus: null,
  sessionCount: 1,
  suspendedAt: null,
  suspensionReason: null,
  deletionRequestedAt: null,
  deletionDueAt: null,
  deletionReason: null,
};

const show = (changes: object = {}) =>
  renderConsole({
    at: `/users/${ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      [`GET /admin/users/${ID}`]: () => single({ ...user, ...changes }),
    },
  });

describe('a user in the console', () => {
  it('shows wallet and investments in each currency, and leads to the accounts in the ledger', async () => {
    await show();
    const heading = await screen.findByRole('heading', { name: 'Money' }, { timeout: 10_000 });
    const figures = [...(heading.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(figures).toEqual(['€0.00', '€500.00', '$1,614.60', '$14,850.00']);
    const accounts = screen.getByRole('link', { name: 'Accounts in the ledger' });
    expect(accounts.getAttribute('href')).toContain('/ledger-accounts?filter=');
  });

  it('links a count to its list where there is something to see', async () => {
    await show({ money: [] });
    expect(await screen.findByRole('link', { name: '3' }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '0' })).toBeNull();
  });
});
