import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderAt } from '../testing/render.js';
import { PageBoundary } from './route-error.js';

const Broken = (): never => {
  throw new Error('broken');
};

describe('a page that breaks', () => {
  it('tells so in its place, and the next page is whole', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderAt(
      <>
        <Link to="/whole">Next</Link>
        <Routes>
          <Route element={<PageBoundary />}>
            <Route path="/broken" element={<Broken />} />
            <Route path="/whole" element={<p>The whole page</p>} />
          </Route>
        </Routes>
      </>,
      '/broken',
    );
    expect(screen.getByRole('alert').textContent).toContain('Something');
    act(() => screen.getByText('Next').click());
    expect(screen.getByText('The whole page')).toBeTruthy();
    said.mockRestore();
  });
});
