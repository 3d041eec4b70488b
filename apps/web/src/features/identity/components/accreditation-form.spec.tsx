import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

const choose = async (ground: RegExp) => userEvent.click(screen.getByRole('checkbox', { name: ground }));
const type = async (label: string, text: string) => {
  await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.tab();
};

it('C-07 asks for the figures of each ground, and sends nothing of another', async () => {
  const calls = answering({ 'POST /accreditation': () => ({ data: { id: 'x' } }) });
  await renderGuarded(<AccreditationForm userId="me" />);
  await choose(/^Net worth above/u);
  await type('Everything you own, without your home', '1,200,000');
  await choose(/^Net worth above/u);
  await choose(/^Income above/u);
  expect(screen.queryByLabelText('Everything you own, without your home')).toBeNull();
  expect(screen.getByRole('radio', { name: /^Statements and a credit report/u })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: /^Tax forms/u }));
  await userEvent.type(screen.getByLabelText('Details'), 'Joint return');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await type('Your income, the year before last', '210,000');
  await type('Your income, last year', '220,000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I expect no less this year' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')).toBeTruthy());
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    grounds: ['income'],
    verificationType: 'income_docs',
    detail: 'Joint return',
    incomeEarlier: 21_000_000,
    incomeLater: 22_000_000,
    expectsSameIncome: true,
  });
});

it('V-26 takes the letter with the application, and none over 2 MB', async () => {
  const calls = answering({ 'POST /accreditation': () => ({ data: { id: 'x' } }) });
  await renderGuarded(<AccreditationForm userId="me" />);
  await choose(/recognised professional licence/u);
  await userEvent.selectOptions(screen.getByLabelText('Licence'), 'series_7');
  await type('Number in the register (CRD)', '1234567');
  await chooseLetter(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/large\.pdf could not be uploaded/u)).toBeTruthy();
  await chooseLetter(new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('letter.pdf')).toBeTruthy();
  expect(screen.queryByText(/could not be uploaded/u)).toBeNull();
  await type('Name', 'Jane Roe');
  await userEvent.selectOptions(screen.getByLabelText('Profession'), 'accountant');
  await type('Licence number', 'CPA 12345');
  fireEvent.change(screen.getByLabelText('Date on the document'), { target: { value: '2026-06-01' } });
  await userEvent.type(screen.getByLabelText('Details'), 'Jane Roe, CPA');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')).toBeTruthy());
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
