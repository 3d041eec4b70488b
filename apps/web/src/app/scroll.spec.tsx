import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { render } from '../testing/render.js';
import { ScrollKeeper } from './scroll.js';

it('U-02 a new path scrolls smoothly to the top; another filter of the same page does not', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await render(
    <>
      <ScrollKeeper />
      <Link to="/?filter=debt">filter</Link>
      <Link to="/second">on</Link>
    </>,
  );
  // What was scrolled to before the code was there stays.
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'filter' }));
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  scrolled.mockRestore();
});
