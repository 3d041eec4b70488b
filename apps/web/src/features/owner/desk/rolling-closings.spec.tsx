import { act, screen } from '@testing-library/react';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { RollingClosings } from './rolling-closings.js';

const CLOSING = {
  id: 'k-1',
  number: 1,
  state: 'closed',
  announcedAt: '2026-11-10T09:00:00.000Z',
  closesAt: '2026-11-17T23:59:59.000Z',
  cancelUntil: '2026-11-15T23:59:59.000Z',
  endedAt: '2026-11-18T00:00:00.000Z',
  reason: null,
  amount: 111_000,
  fee: 5_550,
  investments: 2,
};
const ANNOUNCED = { ...CLOSING, id: 'k-2', number: 2, state: 'announced', endedAt: null, fee: null, investments: 1 };
const answers = (closings: object[]) =>
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /campaign-closings/c-1': () => ({
      data: {
        currency: 'USD',
        closed: 111_000,
        closings,
        next: { amount: 0, investments: 0, closesAt: null, cancelUntil: null, refusal: 'announced' },
      },
    }),
  });

describe('rolling closings on the dashboard', () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('says what was closed with which fee, and until when the next may be cancelled', async () => {
    answers([ANNOUNCED, CLOSING]);
    const { container } = await render(<RollingClosings campaignId="c-1" />);
    expect(await screen.findByText(/Closed on/)).toBeTruthy();
    expect(container.textContent).toContain('2 investments · fee $55.50');
    expect(container.textContent).toMatch(/Closes on .* can cancel until/);
  });

  it('says why one was called off, and what it would have closed', async () => {
    answers([{ ...CLOSING, state: 'called_off', fee: null, reason: 'The bank asks for a delay' }]);
    const { container } = await render(<RollingClosings campaignId="c-1" />);
    expect(await screen.findByText('The bank asks for a delay')).toBeTruthy();
    expect(container.textContent).toMatch(/\$1,110.*2 investments/);
  });

  it('is nothing where there was none', async () => {
    answers([]);
    const { container } = await render(<RollingClosings campaignId="c-1" />);
    await act(async () => undefined);
    expect(container.textContent).not.toContain('Rolling closings');
  });
});
