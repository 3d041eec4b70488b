import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Outlet, Route, Routes } from 'react-router-dom';
import { render } from '../testing/render.js';
import { HeadingFocus } from './heading-focus.js';

const Frame = () => (
  <>
    <HeadingFocus />
    <main>
      <Outlet />
    </main>
  </>
);

const First = () => (
  <>
    <h1>First</h1>
    <Link to="/second">on</Link>
  </>
);

it('focuses the heading of each page that is moved to, from one frame to another too, and not the first', async () => {
  await render(
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<First />} />
      </Route>
      <Route element={<Frame key="other" />}>
        <Route path="/second" element={<h1>Second</h1>} />
      </Route>
    </Routes>,
  );
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' })));
});
