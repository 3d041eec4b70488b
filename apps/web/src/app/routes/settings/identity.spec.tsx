import { screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fromCampaign } from '../../../lib/navigation/from-campaign.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import Identity from './identity.js';

const UNDER_REVIEW = {
  id: 'p-1',
  status: 'under_review',
  submittedAt: '2026-11-20T10:00:00.000Z',
  declineReason: null,
};

const open = async (profile: object | null, state?: object) => {
  answering({
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
};

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
