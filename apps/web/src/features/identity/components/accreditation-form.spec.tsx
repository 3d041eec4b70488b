import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { AccreditationForm } from './accreditation-form.js';

// A form that is left without a session is kept there.
beforeEach(() => sessionStorage.clear());

const chooseLetter = async (file: File) => {
  await userEvent.click(screen.getByRole('radio', { name: /^A letter/u }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('Nothing to choose a file with');
  await userEvent.upload(input, file);
};

it('V-29 asks for a ground before anything is sent', async () => {
  const calls = answering({});
  await renderGuarded(<AccreditationForm userId="me" />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Choose at least one')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('V-26 takes the letter with the application, and none over 2 MB', async () => {
  const calls = answering({ 'POST /accreditation': () => ({ data: { id: 'x' } }) });
  await renderGuarded(<AccreditationForm userId="me" />);
  await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await chooseLetter(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/large\.pdf could not be uploaded/u)).toBeTruthy();
  await chooseLetter(new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  expect(screen.queryByText(/could not be uploaded/u)).toBeNull();
  await userEvent.type(screen.getByLabelText('Details'), 'Jane Roe, CPA');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Apply' });
  // A form is no text: that it is one is seen by what is not there.
  expect(calls.find(({ method }) => method === 'POST')?.body).toBeNull();
});

it('U-18 what was typed is here again after a session that ended', async () => {
  answering({});
  signIn();
  const left = await renderGuarded(<AccreditationForm userId="me" />);
  await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await userEvent.type(screen.getByLabelText('Details'), 'Jane Roe, CPA');
  act(clearSession);
  left.unmount();
  signIn();
  await renderGuarded(<AccreditationForm userId="me" />);
  expect(screen.getByLabelText('Details')).toHaveProperty('value', 'Jane Roe, CPA');
  expect(screen.getAllByRole('checkbox')[0]).toHaveProperty('checked', true);
  expect(screen.getByText(/^Your session ended before this was saved/)).toBeTruthy();
  act(clearSession);
});
