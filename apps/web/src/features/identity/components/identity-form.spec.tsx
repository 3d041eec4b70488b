import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { IdentityForm } from './identity-form.js';

it('U-18 asks before what was typed and not sent is left behind', async () => {
  answering({});
  await renderGuarded(
    <>
      <IdentityForm profile={null} />
      <Link to="/home">Away</Link>
    </>,
  );
  await userEvent.type(screen.getByLabelText('First name'), 'Ines');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ines');
});
