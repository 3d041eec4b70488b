import type { Wire } from '@cairn/contracts';
import type { AccreditationDetail } from '@cairn/contracts/admin/review.replies';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, IDENTITY_ID } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000931';
const me = adminOf('compliance');

const accreditation = (changes: Partial<Wire<AccreditationDetail>> = {}): Wire<AccreditationDetail> => ({
  id: ID,
  userId: '0192f000-0000-7000-8000-000000000901',
  name: 'Kofi Asante',
  email: 'kofi@example.org',
  state: 'under_review',
  submittedAt: '2026-11-17T09:05:00.000Z',
  decidedAt: null,
  declineReason: null,
  signedAt: '2026-11-17T09:06:00.000Z',
  grounds: ['net_worth'],
  verificationType: 'phone_call',
  detail: 'Any morning.',
  claim: {
    secrets: ['assets', 'residence', 'mortgage', 'recentDebt', 'otherDebts', 'netWorth'],
    expectsSameIncome: null,
    jointWorth: true,
    ownersAccredited: null,
    licence: null,
    licenceNumber: null,
  },
  confirmer: { name: 'Jane Roe', profession: 'accountant', licence: 'CPA 12345', confirmedOn: null },
  stated: {
    identityId: IDENTITY_ID,
    state: 'approved',
    legalName: 'Kofi Asante',
    accountType: 'individual',
    figures: ['yearlyIncome', 'netWorth'],
    spouse: null,
  },
  conflicts: ['net_worth', 'not_confirmed'],
  proposal: null,
  provider: null,
  contract: {
    signerName: 'Kofi Asante',
    signatureType: 'typed',
    signedAt: '2026-11-17T09:06:00.000Z',
    ip: null,
    sha256: 'ab'.repeat(32),
    link: '/media/contract',
  },
  document: null,
  evidence: [
    {
      id: '0192f000-0000-7000-8000-000000000932',
      kind: 'letter',
      name: 'letter.pdf',
      datedOn: '2026-11-01',
      addedAt: '2026-11-17T09:07:00.000Z',
      file: 'ready',
      link: '/media/letter',
    },
  ],
  version: 'v1',
  ...changes,
});

const open = async (record: Wire<AccreditationDetail>) => {
  const path = `/admin/accreditations/${ID}`;
  const answers: Answers = {
    'GET /admin/accreditations': () => list(record),
    'GET /admin/me': () => single(me),
    'GET /admin/queues': () => single([]),
    [`GET ${path}`]: () => single(record),
    [`POST ${path}/approve`]: () => single(record),
    [`POST ${path}/confirm-call`]: () => single(record),
  };
  const { calls } = await renderConsole({ at: `/accreditations/${ID}`, answers });
  await screen.findByText('Any morning.');
  return calls;
};

describe('a claim to be accredited in the console', () => {
  it('C-07 stands beside what is known, with its figures, documents and their days', async () => {
    await open(accreditation());
    expect(screen.getByText('Net worth without the home')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show: Net worth without the home' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show: Yearly income' })).toBeTruthy();
    expect(screen.getByText('CPA 12345')).toBeTruthy();
    expect(screen.getByText('letter.pdf')).toBeTruthy();
    expect(screen.getByText(/The net worth stated in the identity form is below/)).toBeTruthy();
  });

  it('SEC-57 is proposed with a reason against a conflict', async () => {
    const calls = await open(accreditation());
    await userEvent.click(screen.getByRole('button', { name: 'Propose approval' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Propose approval' });
    await userEvent.click(confirm);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason for approving'), 'Statements seen');
    await userEvent.click(confirm);
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toBe(JSON.stringify({ version: 'v1', reason: 'Statements seen' }));
  });

  it('SEC-57 is not approved by who proposed it', async () => {
    await open(
      accreditation({ proposal: { by: me.email, at: '2026-11-17T10:00:00.000Z', reason: 'Statements seen' } }),
    );
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
    expect(screen.getByText('You proposed this. Another person must approve it.')).toBeTruthy();
  });

  it('SEC-57 is approved by another without a reason of their own', async () => {
    await open(
      accreditation({ proposal: { by: 'other@example.org', at: '2026-11-17T10:00:00.000Z', reason: 'Seen' } }),
    );
    expect(screen.getByText('other@example.org')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', false);
  });
});
