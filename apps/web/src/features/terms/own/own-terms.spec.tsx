import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { OwnChange, Preview, TermsNow } from '../queries.js';
import { OwnTerms } from './own-terms.js';

const rule = { businessDays: 5, citation: '17 CFR 227.304(c)(1)' };
const now: TermsNow = {
  version: 1,
  type: 'equity',
  currency: 'USD',
  terms: [
    { field: 'pricePerShare', value: '400' },
    { field: 'closingDate', value: '2026-12-28' },
    { field: 'keyPeople', value: null },
  ],
  latestClosing: '2027-10-20',
  latestCitation: 'Specification, section 9 (C-04)',
  rule,
};
const changes = [{ field: 'closingDate' as const, before: '2026-12-28', after: '2027-01-11' }];
const preview: Preview = {
  changes,
  currency: 'USD',
  investors: 12,
  amount: 450_000,
  answerUntil: '2026-12-04T23:59:59Z',
  closesAtBefore: '2026-12-28T23:59:59Z',
  closesAt: '2027-01-11T23:59:59Z',
  rule,
};
const change: OwnChange = {
  id: 'm-1',
  campaignId: 'c-1',
  state: 'proposed',
  currency: 'USD',
  reason: 'The permit came three weeks late.',
  changes,
  proposedAt: '2026-11-26T10:00:00Z',
  proposedBy: 'Rita Salgado',
  decidedAt: null,
  declineReason: null,
  version: null,
  answerUntil: null,
  answers: [],
};
const answers = {
  'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
  'GET /campaign-changes/c-1': () => page([]),
  'GET /campaign-changes/c-1/terms': () => ({ data: now }),
  'POST /campaign-changes/c-1/preview': () => ({ data: preview }),
  'POST /campaign-changes/c-1': () => ({ data: change }),
  'POST /campaign-changes/c-1/m-1/withdraw': () => ({ data: { ...change, state: 'withdrawn' } }),
};
const shown = () => render(<OwnTerms campaignId="c-1" isOpen isOwner />);

describe('S-02 an owner who changes the terms of an open campaign', () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('C-04 extends it with a reason, and sees what that causes before it is sent', async () => {
    const user = userEvent.setup();
    const asked = answering(answers);
    await shown();
    const form = within(await screen.findByRole('form', { name: 'Change the terms' }));
    const date = form.getByLabelText('Closing date');
    expect(form.getByText(/At the latest 20 Oct 2027 \(this site’s own rule\)/u)).toBeTruthy();
    expect(form.queryByLabelText('Price per share')).toBeNull();
    await user.clear(date);
    await user.type(date, '2027-01-11');
    await user.click(form.getByRole('button', { name: 'See what it would cause' }));
    expect(form.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
    await user.type(form.getByLabelText('Reason'), change.reason);
    await user.click(form.getByRole('button', { name: 'See what it would cause' }));
    expect(await screen.findByText('12 investors with $4,500.00')).toBeTruthy();
    expect(screen.getByText(/within 5 business days get their money back \(17 CFR 227\.304\(c\)\(1\)\)/u)).toBeTruthy();
    expect(asked.some(({ path, method }) => method === 'POST' && path === '/campaign-changes/c-1')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Send for approval' }));
    const sent = () => asked.find(({ path, method }) => method === 'POST' && path === '/campaign-changes/c-1');
    await waitFor(() => expect(sent()).toBeDefined());
    expect(JSON.parse(sent()?.body ?? '{}')).toEqual({ reason: change.reason, closingDate: '2027-01-11' });
  });

  it('is told that nothing has changed where nothing has', async () => {
    answering(answers);
    await shown();
    expect(await screen.findByText('The terms have not changed yet.')).toBeTruthy();
  });

  it('changes other terms, and sees a refusal beside its field', async () => {
    const user = userEvent.setup();
    const msg = 'The price does not fit.';
    answering({
      ...answers,
      'POST /campaign-changes/c-1/preview': () => ({
        status: 400,
        code: 'request.invalid',
        message: 'Check the fields.',
        errors: [{ field: 'pricePerShare', code: 'campaign.price_misfit', msg }],
      }),
    });
    await shown();
    await user.click(await screen.findByRole('radio', { name: 'Change other terms' }));
    const price = screen.getByLabelText('Price per share');
    expect(price).toHaveProperty('value', '4');
    await user.type(screen.getByLabelText('Reason'), change.reason);
    await user.click(screen.getByRole('button', { name: 'See what it would cause' }));
    expect(await screen.findAllByText(msg)).not.toEqual([]);
    expect(price.getAttribute('aria-invalid')).toBe('true');
  });

  it('withdraws what waits, and proposes nothing beside it', async () => {
    const user = userEvent.setup();
    const asked = answering({ ...answers, 'GET /campaign-changes/c-1': () => page([change]) });
    await shown();
    expect(await screen.findByText('A change waits for approval')).toBeTruthy();
    expect(screen.queryByText('Earlier changes')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw the change' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw the change' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/withdraw'))).toBe(true));
  });

  it('sees how investors answer, and why a change was declined', async () => {
    const open: OwnChange = {
      ...change,
      id: 'm-2',
      state: 'open',
      version: 2,
      answerUntil: '2026-12-04T23:59:59Z',
      answers: [
        { state: 'open', investments: 3, amount: 60_000 },
        { state: 'confirmed', investments: 9, amount: 390_000 },
      ],
    };
    const declined: OwnChange = { ...change, state: 'declined', declineReason: 'The price is not explained.' };
    answering({ ...answers, 'GET /campaign-changes/c-1': () => page([open, declined]) });
    await shown();
    const table = within(await screen.findByRole('table', { name: 'How investors answered' }));
    expect(table.getByRole('row', { name: /Confirmed 9 \$3,900\.00/u })).toBeTruthy();
    expect(screen.getByText('The price is not explained.')).toBeTruthy();
  });

  it('sees no open answers once the site has ended the campaign', async () => {
    const open: OwnChange = { ...change, state: 'open', version: 2, answerUntil: '2026-12-04T23:59:59Z' };
    open.answers = [{ state: 'open', investments: 3, amount: 60_000 }];
    answering({ ...answers, 'GET /campaign-changes/c-1': () => page([open]) });
    await render(<OwnTerms campaignId="c-1" isOpen={false} isEnded isOwner />);
    expect(await screen.findByText('The campaign ended before this change was decided')).toBeTruthy();
    for (const absent of ['Answers open', 'Investors are answering']) expect(screen.queryByText(absent)).toBeNull();
    expect(screen.queryByRole('table', { name: 'How investors answered' })).toBeNull();
  });
});
