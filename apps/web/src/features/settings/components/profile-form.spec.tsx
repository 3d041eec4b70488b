import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { ProfileForm } from './profile-form.js';

const ME = {
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.org',
  slug: 'ines-okafor',
  phoneNumber: '+14155550100',
  profile: {},
} as never; // all that the form reads

it('V-03 V-04 V-08 refuses an empty name, a short address of the page and no e-mail, beside each', async () => {
  const calls = answering({});
  await renderGuarded(<ProfileForm me={ME} onSaved={() => undefined} />);
  await userEvent.clear(screen.getByLabelText('First name'));
  await userEvent.clear(screen.getByLabelText('Address of your page'));
  await userEvent.type(screen.getByLabelText('Address of your page'), 'ab');
  await userEvent.clear(screen.getByLabelText('E-mail address'));
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByText('At least 3 characters')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('U-05 says that the profile was not saved when nobody knows why', async () => {
  answering({
    'PATCH /users/updateMe': () => ({ status: 500, code: 'server.failed', message: 'Something went wrong' }),
  });
  await renderGuarded(<ProfileForm me={ME} onSaved={() => undefined} />);
  await userEvent.type(screen.getByLabelText('First name'), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('An error occurred. Your profile was not saved.')).toBeTruthy();
});
