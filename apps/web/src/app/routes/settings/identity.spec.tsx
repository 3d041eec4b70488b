import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fromCampaign } from '../../../lib/navigation/from-campaign.js';
import { answering, type Answer } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import Identity from './identity.js';

const UNDER_REVIEW = {
  id: 'p-1',
  status: 'under_review',
  submittedAt: '2026-11-20T10:00:00.000Z',
  declineReason: null,
};

const open = async (profile: object | null, state?: object, more: Readonly<Record<string, () => Answer>> = {}) => {
  const calls = answering({
    'GET /investor-profiles/documents': () => ({ data: [] }),
    ...more,
    'GET /investor-profiles': () => ({ data: profile }),
    'GET /users/me': () => ({ data: { id: 'me', kycStatus: null } }),
  });
  signIn();
  await renderGuarded(
    <Routes>
      <Route path="/" element={<Navigate to="/user-kyc" state={state} />} />
      <Route path="/user-kyc" element={<Identity />} />
    </Routes>,
  );
  return calls;
};

// What one test leaves in the storage of the tab is not another one's.
beforeEach(() => sessionStorage.clear());

it.each([
  ['before', null],
  ['after', UNDER_REVIEW],
])('S-12 leads back to the campaign that asked for an identity, %s it is sent', async (_when, profile) => {
  await open(profile, fromCampaign({ slug: 'clearfold', name: 'Clearfold Water' }));
  const back = await screen.findByRole('link', { name: 'Back to Clearfold Water' });
  expect(back.getAttribute('href')).toBe('/campaign-detail-page/clearfold');
});

it('shows no way back to a page that did not ask', async () => {
  await open(null, { campaign: { slug: 7 } });
  expect(await screen.findByText('Why we ask')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
});

it('V-06 says which fields may stay empty, and who reads the others', async () => {
  await open(null);
  expect(await screen.findByLabelText('Apartment, floor (optional)')).toBeTruthy();
  expect(screen.getByLabelText('Street and number')).toBeTruthy();
  expect(screen.getByText('Our compliance staff')).toBeTruthy();
});

it('S-12 the third step takes a document, and asks for the other side of a card', async () => {
  const papers: object[] = [];
  const calls = await open(UNDER_REVIEW, undefined, {
    'GET /investor-profiles/documents': () => ({ data: [...papers] }),
    'POST /investor-profiles/documents': () => {
      papers.unshift({
        id: 'd-1',
        title: 'identity_card_front',
        name: 'front.png',
        sentAt: '2026-11-20T10:05:00.000Z',
      });
      return { data: [...papers] };
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Kind of document'), 'identity_card_front');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('There is no field for a file');
  await userEvent.upload(field, new File(['x'], 'front.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Kind of document').value).toBe('identity_card_back'),
  );
  // The review is not spoken of before it can begin.
  expect(screen.getByText('Document missing')).toBeTruthy();
  expect(screen.getByText(/^One thing is left: your identity document/)).toBeTruthy();
  expect(screen.queryByText(/^Under review/)).toBeNull();
  expect(screen.getAllByText('The back of your identity card is missing. Add it as well.').length).toBeGreaterThan(0);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('S-12 speaks of the review once a document is whole', async () => {
  const passport = { id: 'd-1', title: 'passport', name: 'mine.pdf', sentAt: '2026-11-20T10:05:00.000Z' };
  await open(UNDER_REVIEW, undefined, { 'GET /investor-profiles/documents': () => ({ data: [passport] }) });
  expect(await screen.findByText('Under review')).toBeTruthy();
  expect(screen.getByText(/^Under review\. We will e-mail you/)).toBeTruthy();
  expect(screen.queryByText(/^One thing is left/)).toBeNull();
});

const CHECK = {
  id: 'c-1',
  provider: 'shufti',
  attempt: 1,
  status: 'declined',
  url: null,
  until: null,
  reasons: [],
  results: [],
  documentExpiresOn: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
};
const byShufti = (check: object | null) => ({
  'GET /site-setting': () => ({
    data: { identityProvider: 'shufti', jurisdictionProfile: 'us_regcf', timezone: 'UTC', currencyDisplays: [] },
  }),
  'GET /shufti-kyc': () => ({ data: check }),
});

it('S-12 the third step leads to the provider', async () => {
  const calls = await open(UNDER_REVIEW, undefined, {
    ...byShufti(null),
    'POST /shufti-kyc': () => ({
      status: 503,
      code: 'kyc.provider_unavailable',
      message: 'Try again in a few minutes.',
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to Shufti Pro' }));
  expect(await screen.findByText('Try again in a few minutes.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('S-12 a page that waits is led to again, one that ran out is said', async () => {
  await open(
    UNDER_REVIEW,
    undefined,
    byShufti({ ...CHECK, status: 'open', url: 'https://check.example/x', until: '2026-11-20T11:00:00.000Z' }),
  );
  expect((await screen.findByRole('link', { name: 'Continue the check' })).getAttribute('href')).toBe(
    'https://check.example/x',
  );
});

it('S-12 says that a page ran out', async () => {
  await open(UNDER_REVIEW, undefined, byShufti({ ...CHECK, status: 'expired' }));
  expect(await screen.findByText(/^The page ran out/)).toBeTruthy();
});

it('S-12 a declined person reads why, may try again, and may appeal', async () => {
  const calls = await open({ ...UNDER_REVIEW, status: 'declined' }, undefined, {
    ...byShufti({ ...CHECK, reasons: ['face', 'name'] }),
    'POST /investor-profiles/appeal': () => ({ data: { done: true } }),
  });
  expect(await screen.findByText('We could not confirm your identity')).toBeTruthy();
  expect(screen.getByText('Your face could not be matched with the document.')).toBeTruthy();
  expect(screen.getByText('The name on the document is not the one you entered.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  await userEvent.type(screen.getByLabelText('What should our staff know?'), 'I married last year.');
  await userEvent.click(screen.getByRole('button', { name: 'Send to compliance' }));
  await waitFor(() =>
    expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '{}')).toEqual({
      note: 'I married last year.',
    }),
  );
});

it('S-12 who has appealed reads that it was received, with its words', async () => {
  const appeal = { note: 'My married name', at: '2026-11-21T10:00:00.000Z' };
  await open({ ...UNDER_REVIEW, appeal });
  expect(await screen.findByRole('heading', { name: 'Your appeal was received' })).toBeTruthy();
  expect(screen.getByText('My married name')).toBeTruthy();
});

it('S-12 leads back to the campaign also from the page of a provider, until it was gone back to', async () => {
  const declined = { ...UNDER_REVIEW, status: 'declined' };
  await open(declined, fromCampaign({ slug: 'clearfold', name: 'Clearfold Water' }), byShufti(CHECK));
  await screen.findByRole('link', { name: 'Back to Clearfold Water' });
  // The provider knows the address alone.
  cleanup();
  await open(declined, undefined, byShufti(CHECK));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Clearfold Water' }));
  cleanup();
  await open(declined, undefined, byShufti(CHECK));
  expect(await screen.findByText('Why we ask')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
});

it('S-12 who was declined by our staff reads what was declined, and may appeal without a time limit', async () => {
  const declined = { ...UNDER_REVIEW, status: 'declined', declineReason: 'The name differs.' };
  const passport = { id: 'd-1', title: 'passport', name: 'mine.pdf', sentAt: '2026-11-20T10:05:00.000Z' };
  const calls = await open(declined, undefined, {
    'GET /investor-profiles/documents': () => ({ data: [passport] }),
    'POST /investor-profiles/appeal': () => ({ data: { done: true } }),
  });
  expect(await screen.findByText(/The name differs\./u)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'We could not confirm your identity' })).toBeTruthy();
  expect(await screen.findByText(/^If the picture was the reason, add a new one here/u)).toBeTruthy();
  expect(screen.getByText(/^What was declined: the details you sent on .*correct them below/u)).toBeTruthy();
  expect(screen.getByText(/There is no time limit\.$/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  await userEvent.type(screen.getByLabelText('What should our staff know?'), 'My married name');
  await userEvent.click(screen.getByRole('button', { name: 'Send to compliance' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/investor-profiles/appeal'));
});
