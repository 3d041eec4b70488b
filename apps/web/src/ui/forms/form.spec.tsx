import { ApiError } from '@cairn/client';
import { ForgotPasswordRequest } from '@cairn/contracts/users/password.requests';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stepUp } from '../../lib/api/step-up.js';
import { render } from '../../testing/render.js';
import { Form } from './form.js';
import { useContractForm } from './use-contract-form.js';

const Sample = ({ onSubmit }: { onSubmit: () => Promise<void> }) => {
  const form = useContractForm(ForgotPasswordRequest, { email: 'i@example.org' });
  return (
    <Form form={form} onSubmit={onSubmit} failure="An error occurred. Nothing was saved.">
      <button type="submit">Save</button>
    </Form>
  );
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('never goes into the address, where a password would be kept, also before the code is there', async () => {
  const { container } = await render(<Sample onSubmit={() => Promise.resolve()} />);
  expect(container.querySelector('form')?.getAttribute('method')).toBe('post');
  expect(container.querySelector('noscript')).toBeTruthy();
});

it('U-05 says to wait while the record updates', async () => {
  let finish: () => void = () => undefined;
  await render(<Sample onSubmit={() => new Promise((resolve) => (finish = resolve))} />);
  await save();
  expect(await screen.findByText('Please wait while the record updates.')).toBeTruthy();
  finish();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
});

it('U-05 says nothing of an update while its sender is asked to prove who they are', async () => {
  await render(<Sample onSubmit={async () => void (await stepUp.ask())} />);
  await save();
  await waitFor(() => expect(stepUp.isAsked()).toBe(true));
  expect(screen.queryByText('Please wait while the record updates.')).toBeNull();
  act(() => stepUp.answer(true));
  await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('disabled', false));
});

it('SEC-14 the form that gives the proof says that it waits', async () => {
  let finish: () => void = () => undefined;
  void stepUp.ask();
  await render(<Sample onSubmit={() => new Promise((resolve) => (finish = resolve))} />);
  await save();
  expect(await screen.findByText('Please wait while the record updates.')).toBeTruthy();
  await act(async () => finish());
  act(() => stepUp.answer(false));
});

it('U-05 names the failed action without a known reason, and the reason where there is one', async () => {
  let answer = new ApiError(500, 'server.failed', 'Something went wrong, please try again later.');
  await render(<Sample onSubmit={() => Promise.reject(answer)} />);
  await save();
  expect(await screen.findByText('An error occurred. Nothing was saved.')).toBeTruthy();
  answer = new ApiError(409, 'user.closing', 'Your account is about to be closed.');
  await save();
  expect(await screen.findByText('Your account is about to be closed.')).toBeTruthy();
});
