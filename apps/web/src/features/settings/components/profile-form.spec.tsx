import { Notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { ProfileForm } from './profile-form.js';

const ME = {
  id: 'me',
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.org',
  slug: 'ines-okafor',
  phoneNumber: '+14155550100',
  profile: { version: 'read' },
} as never; // all that the form reads

// Nobody is signed in here: what a test before has typed waits for its reader.
beforeEach(() => sessionStorage.clear());

it('V-03 V-04 V-08 refuses an empty name, a short address of the page and no e-mail, beside each', async () => {
  const calls = answering({});
  await renderGuarded(<ProfileForm me={ME} onSaved={() => undefined} onLoadOther={async () => undefined} />);
  await userEvent.clear(screen.getByLabelText('First name'));
  await userEvent.clear(screen.getByLabelText('Profile address'));
  await userEvent.type(screen.getByLabelText('Profile address'), 'ab');
  await userEvent.clear(screen.getByLabelText('E-mail address'));
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByText('At least 3 characters')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('U-05 reports that the profile was not saved without a known reason', async () => {
  answering({
    'PATCH /users/updateMe': () => ({ status: 500, code: 'server.failed', message: 'Something went wrong' }),
  });
  await renderGuarded(<ProfileForm me={ME} onSaved={() => undefined} onLoadOther={async () => undefined} />);
  await userEvent.type(screen.getByLabelText('First name'), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('An error occurred. Your profile was not saved.')).toBeTruthy();
});

it('U-20 says that another tab has saved, and offers its version', async () => {
  const loadOther = jest.fn(async () => undefined);
  const message = 'Your profile was changed in another tab';
  const calls = answering({ 'PATCH /users/updateMe': () => ({ status: 409, code: 'user.overtaken', message }) });
  await renderGuarded(<ProfileForm me={ME} onSaved={() => undefined} onLoadOther={loadOther} />);
  await userEvent.type(screen.getByLabelText('First name'), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ version: 'read' });
  await userEvent.click(screen.getByRole('button', { name: 'Load the latest version' }));
  expect(loadOther).toHaveBeenCalledTimes(1);
});

it('U-18 what was typed is here again after a session that ended', async () => {
  const form = <ProfileForm me={ME} onSaved={() => undefined} onLoadOther={async () => undefined} />;
  answering({});
  signIn();
  const left = await renderGuarded(form);
  await userEvent.type(screen.getByLabelText(/^About/), 'Bakes bread');
  act(clearSession);
  left.unmount();
  signIn();
  await renderGuarded(form);
  expect(screen.getByLabelText(/^About/)).toHaveProperty('value', 'Bakes bread');
  expect(screen.getByText(/^Your session ended before this was saved/)).toBeTruthy();
  act(clearSession);
});

it('U-04 says that the profile was saved', async () => {
  answering({ 'PATCH /users/updateMe': () => ({ data: ME }) });
  await renderGuarded(
    <>
      <Notifications />
      <ProfileForm me={ME} onSaved={() => undefined} onLoadOther={async () => undefined} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('First name'), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
});
