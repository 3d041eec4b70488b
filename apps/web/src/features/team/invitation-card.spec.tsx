import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { signIn } from '../../testing/sign-in.js';
import { InvitationCard } from './invitation-card.js';

const invitation = {
  campaignId: 'c-1',
  campaign: 'Clearfold Water',
  inviter: 'Ada Byron',
  fullName: 'Ines Prado',
  roleTitle: 'Chemist',
  sentTo: 'i•••@example.org',
  role: 'view' as const,
  until: '2026-07-16T12:00:00.000Z',
};
const card = <InvitationCard token="secret" invitation={invitation} name="Ben Moss" onDeclined={() => undefined} />;

it('leads an account of another address to the one that was invited, and back', async () => {
  const message = 'This invitation was sent to i•••@example.org.';
  answering({
    'POST /team-invitations/secret/accept': () => ({ status: 403, code: 'team.other_address', message }),
  });
  signIn();
  await render(card);
  expect(screen.getByText('i•••@example.org')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept as Ben Moss' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in with another account' }).getAttribute('href')).toBe('/logout');
});
