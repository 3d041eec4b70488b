import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import ContentPage from './content-page.js';

const show = async (slug: string) => {
  const page = {
    title: 'A page',
    description: '',
    body: { type: 'doc', content: [] },
    updatedAt: '2026-11-20T08:00:00Z',
  };
  const fees = { fixedReached: 620, flexibleReached: 1_050, flexibleMissed: 1_400 };
  answering({
    [`GET /content-pages/${slug}`]: () => ({ data: page }),
    'GET /site-setting': () => ({ data: { fees, maximumCampaignDays: 180, currencyDisplays: [] } }),
  });
  const routes = (
    <Routes>
      <Route path="/content-page/:contentpage" element={<ContentPage />} />
    </Routes>
  );
  await renderAt(routes, `/content-page/${slug}`);
  await screen.findByText('A page');
};

it('C-05 the page on fees shows those in force, as the console has set them', async () => {
  await show('fees');
  for (const percentage of ['6.2%', '10.5%', '14%', '180 days'])
    expect(await screen.findByText(percentage)).toBeTruthy();
});

it('shows fees on no other page', async () => {
  await show('privacy');
  expect(screen.queryByText('10.5%')).toBeNull();
});
