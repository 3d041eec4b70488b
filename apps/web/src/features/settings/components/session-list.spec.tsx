import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { SessionList } from './session-list.js';

const now = new Date().toISOString();
const session = (id: string, change: object) => ({
  id,
  current: false,
  agent: null,
  ip: '203.0.113.9',
  createdAt: now,
  lastSeenAt: now,
  expiresAt: now,
  ...change,
});

it('SEC-7 shows where one is signed in, and ends one or all others', async () => {
  let open = [session('a', { current: true, agent: 'Firefox, Linux' }), session('b', {}), session('c', {})];
  const calls = answering({
    'GET /users/sessions': () => ({ data: open }),
    'DELETE /users/sessions/b': () => {
      open = open.filter(({ id }) => id !== 'b');
      return { data: { done: true } };
    },
    'DELETE /users/sessions/others': () => {
      open = open.slice(0, 1);
      return { data: { done: true } };
    },
  });
  await render(<SessionList />);
  expect(await screen.findByText('Firefox, Linux')).toBeTruthy();
  expect(screen.getAllByText('This device')).toHaveLength(1);
  const [first] = screen.getAllByRole('button', { name: 'Sign out' });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.getAllByText('Unknown device')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of all other devices' }));
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/users/sessions/b',
    '/users/sessions/others',
  ]);
});
