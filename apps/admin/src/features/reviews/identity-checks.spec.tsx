import { screen } from '@testing-library/react';
import { adminOf, identity } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const CHECK = {
  id: '0192f000-0000-7000-8000-000000000911',
  provider: 'shufti' as const,
  ref: 'identity_1.1',
  attempt: 2,
  state: 'declined' as const,
  reasons: ['name' as const],
  codes: ['SPDR75'],
  results: [
    { part: 'name' as const, result: 'fail' as const },
    { part: 'lists' as const, result: 'pass' as const },
  ],
  documentExpiresOn: '2031-02-01',
  startedAt: '2026-11-17T09:05:00.000Z',
  decidedAt: '2026-11-17T09:15:00.000Z',
  history: [{ from: 'open', to: 'declined', reason: null, actor: 'shufti', at: '2026-11-17T09:15:00.000Z' }],
};
const DOCUMENT = {
  id: '0192f000-0000-7000-8000-000000000912',
  title: 'passport',
  name: 'mine.jpg',
  sentAt: '2026-11-17T09:05:00.000Z',
  forwardedAt: null,
  file: 'ready' as const,
  link: '/media/0192f000-0000-7000-8000-000000000913?until=1',
};

const open = async (record: ReturnType<typeof identity>) => {
  const path = `/admin/identities/${record.id}`;
  const answers: Answers = {
    'GET /admin/identities': () => list(record),
    'GET /admin/me': () => single(adminOf('compliance')),
    'GET /admin/queues': () => single([]),
    [`GET ${path}`]: () => single(record),
  };
  await renderConsole({ at: `/identities/${record.id}`, answers });
};

describe('the checks of an identity', () => {
  it('S-12 shows what a provider found, in words and in its own codes, and what the person says to it', async () => {
    const appeal = {
      note: 'I married last year.',
      at: '2026-11-18T09:00:00.000Z',
      declineReason: 'The name differs.',
      declinedBy: 'staff@example.org',
      declinedAt: '2026-11-17T09:15:00.000Z',
    };
    await open(identity({ appeal, checks: [CHECK] }));
    expect(await screen.findByText('Shufti Pro, attempt 2')).toBeTruthy();
    expect(screen.getByText('The name on the document is not the one you entered.')).toBeTruthy();
    expect(screen.getByText('SPDR75')).toBeTruthy();
    expect(screen.getByText('Name: does not match')).toBeTruthy();
    expect(screen.getByText('Sanctions lists: no match')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Appeal against a decision' })).toBeTruthy();
    for (const said of ['I married last year.', 'The name differs.', 'staff@example.org']) {
      expect(screen.getByText(said)).toBeTruthy();
    }
  });

  it('S-12 says that nobody has seen a document yet', async () => {
    await open(identity({ documents: [], checks: [], paper: 'none' }));
    expect(await screen.findByText(/^No document was handed in yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
  });

  it('S-12 says which side of a card is missing beside the approval that waits for it', async () => {
    await open(identity({ documents: [{ ...DOCUMENT, title: 'identity_card_front' }], paper: 'part' }));
    expect(await screen.findByText(/^The back of the identity card is missing/)).toBeTruthy();
    expect(screen.queryByText(/^No document was handed in yet/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
  });

  it('SEC-46 SEC-47 opens a document by its link, and none before it was scanned', async () => {
    const waiting = { ...DOCUMENT, id: '0192f000-0000-7000-8000-000000000914', file: 'checking' as const };
    await open(identity({ documents: [DOCUMENT, waiting] }));
    const links = await screen.findAllByRole('link', { name: 'Open' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([DOCUMENT.link]);
    expect(screen.getByText(/Being scanned/)).toBeTruthy();
  });
});
