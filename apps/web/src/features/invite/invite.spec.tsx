import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, page } from '../../testing/answers.js';
import { isLeavingAsked } from '../../testing/leaving.js';
import { render, renderGuarded } from '../../testing/render.js';
import { InvitationList } from './invitation-list.js';
import { InviteForm } from './invite-form.js';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const invitation = (email: string, days: number, more: object = {}) => ({
  id: email,
  email,
  state: 'sent',
  sentAt: daysAgo(days),
  remindedAt: null,
  remindFrom: daysAgo(days - 3),
  ...more,
});

it('V-32 sends the addresses with a line of plain text, and names those that were invited before', async () => {
  const calls = answering({
    'POST /users/send-invites': () => ({ data: { sent: 1, before: ['ada@example.org'] } }),
    'GET /users/send-invites': () => page([]),
  });
  const told: string[] = [];
  await renderGuarded(<InviteForm onMessage={(message) => told.push(message)} />);
  expect(isLeavingAsked()).toBe(false);
  await userEvent.type(screen.getByLabelText('E-mail addresses'), 'ada@example.org, ben@example.org');
  expect(isLeavingAsked()).toBe(true);
  await userEvent.type(screen.getByLabelText(/Personal message/u), 'Look <b>here</b>');
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText(/ada@example.org was invited before/u)).toBeTruthy();
  expect(isLeavingAsked()).toBe(false);
  expect(JSON.parse(calls[0]?.body ?? '{}')).toEqual({
    emails: 'ada@example.org, ben@example.org',
    message: 'Look <b>here</b>',
  });
  expect(told).toContain('Look <b>here</b>');
});

it('V-32 shows beside the field which address is at fault', async () => {
  answering({
    'POST /users/send-invites': () => ({
      status: 400,
      code: 'request.invalid',
      message: 'No',
      errors: [{ field: 'emails', code: 'validation.emails', msg: 'tom@example is not a complete address.' }],
    }),
  });
  await renderGuarded(<InviteForm onMessage={() => undefined} />);
  await userEvent.type(screen.getByLabelText('E-mail addresses'), 'tom@example');
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText('tom@example is not a complete address.')).toBeTruthy();
});

it('SEC-41 offers a reminder after three days, once, and nothing where somebody has come', async () => {
  const calls = answering({
    'GET /users/send-invites': () =>
      page([
        invitation('fresh@example.org', 1),
        invitation('slow@example.org', 4),
        invitation('told@example.org', 9, { remindedAt: daysAgo(2), remindFrom: null }),
        invitation('here@example.org', 9, { state: 'accepted', remindFrom: null }),
      ]),
    'POST /users/send-invites/slow%40example.org/reminder': () => ({ data: invitation('slow@example.org', 4) }),
  });
  await render(<InvitationList />);
  const [remind, ...others] = await screen.findAllByRole('button', { name: /^Send a reminder/u });
  expect(others).toEqual([]);
  expect(screen.getAllByRole('button', { name: /^Change/u })).toHaveLength(3);
  expect(screen.getByText(/^Reminded/u)).toBeTruthy();
  if (remind) await userEvent.click(remind);
  expect(calls.some(({ path }) => path.endsWith('/reminder'))).toBe(true);
});

it('sends it to another address instead, or takes it back', async () => {
  const calls = answering({
    'GET /users/send-invites': () => page([invitation('typo@exmaple.org', 1)]),
    'PATCH /users/send-invites/typo%40exmaple.org': () => ({ data: invitation('right@example.org', 0) }),
    'DELETE /users/send-invites/typo%40exmaple.org': () => ({ data: invitation('typo@exmaple.org', 1) }),
  });
  await render(<InvitationList />);
  const change = async () => userEvent.click(await screen.findByRole('button', { name: /^Change/u }));
  await change();
  const field = await screen.findByLabelText('Correct address');
  await userEvent.clear(field);
  await userEvent.type(field, 'nonsense');
  await userEvent.click(screen.getByRole('button', { name: 'Send to this address' }));
  expect(await screen.findByText('Email is invalid')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'right@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send to this address' }));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toBe('{"email":"right@example.org"}');
  await change();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
