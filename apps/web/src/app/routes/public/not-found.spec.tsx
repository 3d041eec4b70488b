import { screen } from '@testing-library/react';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { renderAt } from '../../../testing/render.js';
import { routes } from '../../router.js';
import NotFound from './not-found.js';

const Place = () => <output>{useLocation().pathname}</output>;

describe('U-01 an unknown path', () => {
  it('is named where it was typed, and leads home', async () => {
    await renderAt(
      <>
        <Place />
        <Routes>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </>,
      '/no-such-page',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.getByText(/There is no page at \/no-such-page\./)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('/no-such-page');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('is no page of the site for the server, which answers 404', () => {
    expect(matchRoutes(routes, '/no-such-page')?.at(-1)?.route).toMatchObject({ path: '*' });
    expect(matchRoutes(routes, '/no-such-page')?.at(-1)?.route.handle).toBeUndefined();
  });
});
