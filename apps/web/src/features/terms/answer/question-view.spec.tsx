import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { Question } from '../queries.js';
import { QuestionView } from './question-view.js';

const question: Question = {
  id: 'i-1',
  number: 'INV-000001',
  campaignId: 'c-1',
  campaignName: 'Harbour Row Clinic',
  campaignSlug: 'harbour-row-clinic',
  coverUrl: null,
  category: 'health',
  type: 'equity',
  state: 'open',
  amount: 25_000,
  currency: 'USD',
  paymentType: 'wallet',
  investedAt: '2026-11-03T10:00:00Z',
  receivedAt: '2026-11-03T10:00:00Z',
  unitsBefore: 250,
  units: 250,
  reason: 'The co-operative rules ask for another date.',
  proposedBy: 'Deirdre Byrne',
  changes: [
    { field: 'closingDate', before: '2026-11-28', after: '2026-12-05' },
    { field: 'keyPeople', before: null, after: 'Deirdre Byrne' },
  ],
  version: 3,
  askedAt: '2026-11-18T10:00:00Z',
  answerUntil: '2026-11-25T23:59:59Z',
  answeredAt: null,
  rule: { businessDays: 5, citation: '17 CFR 227.304(c)(1)' },
};

const answers = {
  'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
  'POST /reconfirmations/i-1/confirm': () => ({ data: { ...question, state: 'confirmed' } }),
  'POST /reconfirmations/i-1/cancel': () => ({ data: { ...question, state: 'cancelled' } }),
};

describe('S-02 an investor whose terms have changed', () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('reads what changed, why, by which rule, and what silence does', async () => {
    answering(answers);
    await render(<QuestionView question={question} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Do you still want to invest?');
    expect(screen.getByRole('cell', { name: '28 Nov 2026' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '5 Dec 2026' })).toBeTruthy();
    expect(screen.getByText(question.reason)).toBeTruthy();
    expect(screen.getByText('You still buy 250 shares for $250.00.')).toBeTruthy();
    const silence = screen.getByText(/If you do not answer by then/u);
    expect(silence.textContent).toContain('5 business days (17 CFR 227.304(c)(1))');
  });

  it('says how many shares the amount buys at another price', async () => {
    answering(answers);
    await render(<QuestionView question={{ ...question, units: 500 }} />);
    expect(screen.getByText('Your $250.00 now buys 500 shares instead of 250.')).toBeTruthy();
  });

  it('confirms with one button, and leaves after a question that says where the money goes', async () => {
    const user = userEvent.setup();
    const asked = answering(answers);
    await render(<QuestionView question={question} />);
    await user.click(screen.getByRole('button', { name: 'Confirm $250.00' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/reconfirmations/i-1/confirm')).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Cancel and return $250.00' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('returned to your wallet at once');
    await user.click(screen.getAllByRole('button', { name: 'Cancel and return $250.00' }).at(-1)!);
    await waitFor(() => expect(asked.some(({ path }) => path === '/reconfirmations/i-1/cancel')).toBe(true));
  });

  it('sees a refusal that names its rule', async () => {
    const user = userEvent.setup();
    const message = 'The time to answer is over (17 CFR 227.304(c)(1)).';
    answering({
      ...answers,
      'POST /reconfirmations/i-1/confirm': () => ({ status: 409, code: 'reconfirmation.over', message }),
    });
    await render(<QuestionView question={question} />);
    await user.click(screen.getByRole('button', { name: 'Confirm $250.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('is asked nothing more once it is settled', async () => {
    answering(answers);
    const settled = { ...question, state: 'lapsed' as const, answeredAt: '2026-11-26T00:00:00Z' };
    await render(<QuestionView question={settled} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your investment was cancelled');
    expect(screen.queryByRole('button', { name: /Confirm/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the investment' })).toBeTruthy();
  });
});
