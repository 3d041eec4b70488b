import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { preparationOf, processIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import { StepPage } from './step-page.js';

it.each([
  ['us_regcf', 'Your limit', /^How much the law lets you invest/u, 'Limit'],
  ['uk_rmmi', 'Your limit', /^How much the law lets you invest/u, 'Limit'],
  ['us_506c', 'Your figures', /^The law sets no yearly limit here/u, 'Figures'],
  ['eu_ecspr', 'Your figures', /^The law sets no yearly limit here/u, 'Figures'],
])('R-02 names step one under %s by whether the law limits anything: %s', async (profile, title, lede, name) => {
  answering({
    'GET /site-setting': () => ({ data: { jurisdictionProfile: profile, timezone: 'UTC', currencyDisplays: [] } }),
    'GET /save-investment/i-1': () => ({ data: processIn() }),
    'GET /pre-investment/c-1': () => ({ data: preparationOf() }),
  });
  await renderAt(
    <Routes>
      <Route path="/:id" element={<StepPage step="investor-details">{() => null}</StepPage>} />
    </Routes>,
    '/i-1',
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(lede)).toBeTruthy();
  expect(screen.getAllByText(name)).not.toHaveLength(0);
});
