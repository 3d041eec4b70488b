import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { getSession } from '../../../lib/api/session.js';
import { answering, type Answer } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import Logout from './logout.js';
import ResetPassword from './reset-password.js';

describe('the page of a mailed link for a new password', () => {
  it('offers the form for a link that works', async () => {
    answering({ 'GET /users/resetPassword/abc': () => ({ data: { done: true } }) });
    await renderAt(<ResetPassword />, '/reset-password?token=abc');
    expect(await screen.findByLabelText('New password')).toBeTruthy();
    expect(screen.queryByText(/no longer valid/u)).toBeNull();
  });

  it('says of a spent link that it is spent, before anybody types, and leads to another', async () => {
    answering({
      'GET /users/resetPassword/abc': () => ({
        status: 404,
        code: 'auth.link_invalid',
        message: 'This link is no longer valid.',
      }),
    });
    await renderAt(<ResetPassword />, '/reset-password?token=abc');
    expect(await screen.findByText('This link is no longer valid.')).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
  });

  /** Somebody is signed in here and sets a new password; what the API then says of this browser's session. */
  const resetBeside = async (session: () => Answer) => {
    const ada = { data: { id: 'u-1', firstName: 'Ada', lastName: 'Byron' } };
    let isReset = false;
    answering({
      'GET /users/me': () => (isReset ? session() : ada),
      'GET /users/resetPassword/abc': () => ({ data: { done: true } }),
      'PATCH /users/resetPassword/abc': () => {
        isReset = true;
        return { data: { done: true } };
      },
    });
    signIn();
    await renderAt(
      <Routes>
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route path="/logout" element={<Logout />} />
        <Route path="/login" element={<p>The sign-in page</p>} />
      </Routes>,
      '/reset-password?token=abc',
    );
    expect(await screen.findByText(/^You are signed in here as .*Ada Byron/u)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('New password'), 'A1-stone-wall');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'A1-stone-wall');
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  };

  it('ends the session of the same account here, and leads to the sign-in page', async () => {
    await resetBeside(() => ({ status: 401, code: 'auth.required', message: 'Sign in.' }));
    expect(await screen.findByText('Your new password is saved. You can sign in with it now.')).toBeTruthy();
    expect(getSession()).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });

  it('leaves the session of another account as it is, shows it, and offers to end it', async () => {
    await resetBeside(() => ({ data: { id: 'u-1', firstName: 'Ada', lastName: 'Byron' } }));
    expect(await screen.findByText(/still signed in here as .*Ada Byron.*another account/u)).toBeTruthy();
    expect(getSession()).not.toBeNull();
    expect(screen.getByRole('link', { name: /Continue as .*Ada Byron/u }).getAttribute('href')).toBe('/home');
    await userEvent.click(screen.getByRole('link', { name: 'Sign out and sign in again' }));
    expect(await screen.findByText('The sign-in page')).toBeTruthy();
    expect(getSession()).toBeNull();
  });
});
