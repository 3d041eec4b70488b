import type { Wire } from '@cairn/contracts';
import type { ScreeningCase, ScreeningListRow } from '@cairn/contracts/screening/screening.replies';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, identity } from '../../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../../testing/render-console.js';

const CASE_ID = '0192f000-0000-7000-8000-000000000a01';
const AT = '2026-11-17T09:05:00.000Z';

const match = (changes: Partial<Wire<ScreeningCase>> = {}): Wire<ScreeningCase> => ({
  id: CASE_ID,
  userId: '0192f000-0000-7000-8000-000000000a02',
  name: 'Marek Dvorsky',
  email: 'marek@example.org',
  listKind: 'sanctions',
  state: 'open',
  company: null,
  entryName: 'Dvorský, Marek Jan',
  score: 97,
  openedAt: AT,
  decidedAt: null,
  matchedName: 'Dvorský, Marek Jan',
  nameScore: 95,
  birth: 'same_year',
  country: 'other',
  entry: {
    id: 'NK-1',
    schema: 'Person',
    name: 'Dvorský, Marek Jan',
    aliases: ['M. Dvorsky'],
    birthDates: ['1961'],
    countries: ['cz', 'suhh'],
    addresses: '',
    identifiers: '',
    sanctions: 'Asset freeze since 2022',
    dataset: 'Test list',
    firstSeen: '2024-01-01',
    lastChange: '',
  },
  stillListed: true,
  person: {
    identityId: '0192f000-0000-7000-8000-000000000a03',
    legalName: 'Marek Dvorsky',
    birthYear: 1961,
    country: 'FR',
  },
  reason: null,
  decidedBy: null,
  history: [{ from: '', to: 'open', reason: null, actor: 'screening', at: AT }],
  version: 'v1',
  ...changes,
});

const version = (changes: Partial<Wire<ScreeningListRow>> = {}): Wire<ScreeningListRow> => ({
  id: '0192f000-0000-7000-8000-000000000a11',
  kind: 'sanctions',
  state: 'in_force',
  fileName: 'targets.simple.csv',
  size: 1_000_000,
  sha256: 'ab'.repeat(32),
  progress: 100,
  entries: 12_345,
  people: 9_876,
  fault: null,
  faultLine: null,
  uploadedBy: 'officer@example.org',
  uploadedAt: AT,
  finishedAt: AT,
  ...changes,
});

const signedIn: Answers = {
  'GET /admin/me': () => single(adminOf('compliance')),
  'GET /admin/queues': () => single([{ queue: 'screening-cases', count: 1, oldestAt: AT }]),
};

describe('matches with sanctions lists and lists of politically exposed persons', () => {
  it('shows the person beside the entry, and is decided on with a reason', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: `/screening-cases/${CASE_ID}`,
      answers: {
        ...signedIn,
        'GET /admin/screening-cases': () => list(match()),
        [`GET /admin/screening-cases/${CASE_ID}`]: () => single(match()),
        [`POST /admin/screening-cases/${CASE_ID}/dismiss`]: () =>
          single(match({ state: 'dismissed', reason: 'Older' })),
      },
    });
    expect(await screen.findByText('Asset freeze since 2022')).toBeTruthy();
    expect(screen.getByText('97 of 100')).toBeTruthy();
    expect(screen.getByText('the same year')).toBeTruthy();
    expect(screen.getByText(/^Czechia.+suhh$/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss the match' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Born in another town.');
    await user.click(dialog.getByRole('button', { name: 'Dismiss the match' }));
    expect(await screen.findByText('The match of Marek Dvorsky is dismissed.')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toBe('{"version":"v1","reason":"Born in another town."}');
  });

  it('an undecided match keeps the identity from being approved, and leads to it', async () => {
    const { id: caseId, company, listKind, state, entryName, score } = match();
    const record = identity({ matches: [{ id: caseId, company, listKind, state, entryName, score }] });
    await renderConsole({
      at: `/identities/${record.id}`,
      answers: {
        ...signedIn,
        'GET /admin/identities': () => list(record),
        [`GET /admin/identities/${record.id}`]: () => single(record),
      },
    });
    const link = await screen.findByRole('link', { name: entryName });
    expect(link.getAttribute('href')).toContain(`/screening-cases/${caseId}`);
    expect(await screen.findByText('Decide on the match with a list first.')).toBeTruthy();
  });

  it('says how far a list is read and why one is not taken, and keeps a refusal beside the file', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/screening-lists',
      answers: {
        ...signedIn,
        'GET /admin/screening-lists': () =>
          list(
            version(),
            version({ id: `${CASE_ID.slice(0, -1)}2`, state: 'waiting', progress: 42, entries: null, people: null }),
            version({ id: `${CASE_ID.slice(0, -1)}3`, state: 'refused', fault: 'line', faultLine: 1_204 }),
          ),
        'POST /admin/screening-lists/politically_exposed': () =>
          refusal(400, 'screening.header', 'The first line must name the columns.'),
      },
    });
    expect(await screen.findByText('42% read')).toBeTruthy();
    expect(screen.getByText('Line 1,204 cannot be read. Nothing of the file was taken.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upload a list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox'), 'politically_exposed');
    await user.upload(dialog.getByLabelText('File (CSV)'), new File(['name'], 'list.csv', { type: 'text/csv' }));
    await user.click(dialog.getByRole('button', { name: 'Upload a list' }));
    expect((await dialog.findAllByText('The first line must name the columns.')).length).toBeGreaterThan(0);
  });
});
