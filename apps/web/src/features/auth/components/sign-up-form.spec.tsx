import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render.js';
import { SignUpForm } from './sign-up-form.js';

it('V-01 asks for every field that is missing, and goes to the first', async () => {
  await render(<SignUpForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(6);
  expect(screen.getAllByText('Please accept this to continue')).toHaveLength(2);
});

it('V-02 ticks the five rules of a password one by one', async () => {
  await render(<SignUpForm />);
  await userEvent.type(screen.getByLabelText('Password'), 'Harbour7');
  expect(screen.getAllByText('met')).toHaveLength(4);
  await userEvent.type(screen.getByLabelText('Password'), '!');
  expect(screen.getAllByText('met')).toHaveLength(5);
});

it('V-02 refuses a repetition that differs', async () => {
  await render(<SignUpForm />);
  await userEvent.type(screen.getByLabelText('Password'), 'Harbour7!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Harbour8!');
  await userEvent.tab();
  expect(await screen.findByText('Password doesn’t match')).toBeTruthy();
});

it('U-18 opens the terms beside the form, which keeps what was typed', async () => {
  await render(<SignUpForm />);
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
});

it('C-11 speaks Arabic', async () => {
  await render(<SignUpForm />, 'ar');
  expect(screen.getByRole('button', { name: 'إنشاء الحساب' })).toBeTruthy();
  expect(screen.getAllByLabelText('إظهار كلمة المرور')).toHaveLength(2);
});

it('V-01 names every field at fault in the summary, passwords too', async () => {
  await render(<SignUpForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('button', { name: 'Password' })).toBeTruthy();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

it('C-08 ticks nothing in advance; terms and privacy can be read from where they are accepted', async () => {
  await render(<SignUpForm />);
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'privacy notice' }).getAttribute('href')).toBe('/content-page/privacy');
});

it('V-01 a name that is too long is kept and said, not cut', async () => {
  await render(<SignUpForm />);
  const name = screen.getByLabelText<HTMLInputElement>('Last name');
  await userEvent.type(name, 'Featherstonehaugh-Okafor');
  await userEvent.tab();
  expect(await screen.findByText('At most 20 characters')).toBeTruthy();
  expect(name.value).toBe('Featherstonehaugh-Okafor');
});
