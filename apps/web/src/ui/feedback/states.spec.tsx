import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { EmptyState } from './states.js';

it.each([
  [true, 1],
  [false, 3],
])('an empty state that is a page has the heading of the page (%s)', async (isPage, level) => {
  await render(<EmptyState isPage={isPage} title="Your message has been sent" />);
  expect(screen.getByRole('heading', { level })).toBeTruthy();
});
