import { EVENT_KINDS } from '@cairn/contracts/campaigns/covered/disqualifying-events';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../lib/api/session.js';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { signIn } from '../../testing/sign-in.js';
import { CoveredSection } from './covered-section.js';

const PERSON = {
  id: 'p-1',
  role: 'director',
  kind: 'person',
  name: 'Rita Salgado',
  yearOfBirth: 1979,
  country: 'PT',
  state: 'asked',
  isDue: false,
  answeredAt: null,
  decidedAt: null,
  reason: null,
  exception: null,
  disclosure: null,
  isRemovable: true,
  answers: [],
  documents: [],
};
const LIST = {
  asked: true,
  source: '17 CFR 227.503(a)',
  votingPercent: 20,
  since: '2016-05-16',
  days: 90,
  lack: 'issuer_missing',
  hold: 'unlisted',
  closingWaitsSince: null,
  questions: EVENT_KINDS.map((kind) => ({
    kind,
    years: 10,
    issuerYears: 5,
    whileInEffect: false,
    source: '17 CFR 227.503(a)(1)',
  })),
  persons: [PERSON],
};
const BEFORE_BIRTH = {
  status: 400,
  code: 'covered.before_birth',
  message: 'Too early',
  errors: [{ field: 'answers.0.occurredOn', code: 'covered.before_birth', msg: 'Too early' }],
};
const listing = (changes: object = {}) =>
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /campaign/covered-persons/c-1': () => ({ data: { ...LIST, ...changes } }),
    'PUT /campaign/covered-persons/c-1/p-1/answers': ({ body }) =>
      body?.includes('1978-') ? BEFORE_BIRTH : { data: LIST },
    'POST /campaign/covered-persons/c-1': () => ({ data: LIST }),
  });

describe('covered persons (17 CFR 227.503), as their owner lists them', () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('says so where the law does not ask', async () => {
    listing({ asked: false, persons: [] });
    await render(<CoveredSection campaignId="c-1" notAsked={<p>No list is needed</p>} />);
    await screen.findByText('No list is needed');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks first for what the list lacks, and takes a company', async () => {
    const asked = listing();
    const user = userEvent.setup();
    await render(<CoveredSection campaignId="c-1" />);
    expect(await screen.findByText('Add the company that issues the securities.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a person or company' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Legal name'), 'Clearfold Water Limited');
    await user.selectOptions(dialog.getByLabelText('Country'), 'PT');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const sent = asked.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      role: 'issuer',
      kind: 'company',
      name: 'Clearfold Water Limited',
      dateOfBirth: null,
      country: 'PT',
    });
  });

  it('sends the questionnaire once every question is answered, and a "yes" with day and words', async () => {
    const asked = listing();
    const user = userEvent.setup();
    await render(<CoveredSection campaignId="c-1" />);
    await user.click(await screen.findByRole('button', { name: 'Answer the questionnaire' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [first, ...others] = dialog.getAllByRole('radio', { name: 'No' });
    for (const no of others) await user.click(no);
    await user.click(dialog.getByRole('button', { name: 'Send the answers' }));
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(dialog.getAllByRole('radio', { name: 'Yes' })[0] ?? document.body);
    const day = dialog.getByLabelText('Date of the order or conviction');
    await user.type(day, '1978-03-01');
    await user.type(dialog.getByLabelText('What happened'), 'A fine.');
    await user.click(dialog.getByRole('button', { name: 'Send the answers' }));
    // What the API refuses stands beside the day of its question.
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
    await user.clear(day);
    await user.type(day, '2012-03-01');
    await user.click(dialog.getByRole('button', { name: 'Send the answers' }));
    expect(first).toBeTruthy();
    const sent = asked.findLast(({ method }) => method === 'PUT');
    const { answers } = JSON.parse(sent?.body ?? '{"answers":[]}') as { answers: object[] };
    expect(answers).toHaveLength(EVENT_KINDS.length);
    expect(answers[0]).toEqual({
      kind: 'conviction',
      happened: true,
      occurredOn: '2012-03-01',
      inEffect: false,
      description: 'A fine.',
    });
  });

  it('says of somebody with a waiver that it was waived and when, and not that nothing was found', async () => {
    const waived = { state: 'cleared', exception: 'waiver', decidedAt: '2026-11-20T12:00:00.000Z', reason: 'Read it.' };
    listing({ persons: [{ ...PERSON, ...waived }] });
    await render(<CoveredSection campaignId="c-1" />);
    expect(await screen.findByText('Waived')).toBeTruthy();
    expect(screen.queryByText('Cleared')).toBeNull();
    expect(screen.getByText(/waiver.*20 Nov 2026/)).toBeTruthy();
  });

  it('says that a closing waits, and shows nothing under a law that does not ask', async () => {
    listing({ closingWaitsSince: '2026-11-20T00:00:00.000Z', lack: null });
    const { container } = await render(<CoveredSection campaignId="c-1" />);
    expect(await screen.findByText(/The closing is waiting/)).toBeTruthy();
    listing({ asked: false, persons: [] });
    const none = await render(<CoveredSection campaignId="c-1" />);
    await act(async () => undefined);
    expect(none.container.textContent).not.toContain('Covered persons');
    expect(container).toBeTruthy();
  });
});
