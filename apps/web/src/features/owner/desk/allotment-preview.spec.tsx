import { act, screen } from '@testing-library/react';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { AllotmentPreview } from './allotment-preview.js';

const TOTALS = {
  method: 'pro_rata',
  currency: 'USD',
  offered: 100_000,
  investments: 1,
  committed: 160_000,
  allotted: 100_000,
  returned: 60_000,
  isFinal: false,
};
const ROW = {
  id: 'i-1',
  number: 'INV-000001',
  investorName: 'Ada Moss',
  currency: 'USD',
  committed: 160_000,
  allotted: 100_000,
  returned: 60_000,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const site = { 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) };
const answers = (totals = TOTALS, rows = [ROW]) =>
  answering({
    ...site,
    'GET /campaign-investors/allotment/c-1/totals': () => ({ data: totals }),
    'GET /campaign-investors/allotment/c-1': () => pageOf(rows),
  });

describe('who gets what, on the dashboard', () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('says what would be allotted and returned, for each investor, with a file for the owner', async () => {
    answers();
    await render(<AllotmentPreview campaignId="c-1" isOwner />);
    expect(
      await screen.findByText(/If the campaign closed now: \$1,600.00 invested, \$1,000.00 allotted/),
    ).toBeTruthy();
    expect(await screen.findByText('Ada Moss')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
  });

  it('says that nobody has paid yet, and has no file then', async () => {
    answers({ ...TOTALS, investments: 0, committed: 0, allotted: 0, returned: 0 }, []);
    await render(<AllotmentPreview campaignId="c-1" isOwner />);
    expect(await screen.findByText('Nobody has paid yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});
