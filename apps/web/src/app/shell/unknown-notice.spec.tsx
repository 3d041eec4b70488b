import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { renderAt } from '../../testing/render.js';
import { UnknownPath } from '../guards/unknown-path.js';
import { UnknownNotice } from './unknown-notice.js';

const show = () =>
  renderAt(
    <>
      <UnknownNotice />
      <Routes>
        <Route path="/" element={<Link to="/faq">Questions</Link>} />
        <Route path="/faq" element="Answers" />
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </>,
    '/no-such-page',
  );

describe('U-01 an address that leads nowhere', () => {
  it('is named above the home page until the notice is closed', async () => {
    const user = userEvent.setup();
    await show();
    expect((await screen.findByRole('status')).textContent).toContain('There is no page at /no-such-page.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Questions')).toBeTruthy();
  });

  it('is not named on the next page any more', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByText('Questions'));
    expect(screen.getByText('Answers')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
