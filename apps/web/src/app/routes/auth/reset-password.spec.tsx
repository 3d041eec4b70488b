import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
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
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  });
});
