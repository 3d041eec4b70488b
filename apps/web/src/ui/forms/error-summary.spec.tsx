import { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import { TextInput } from '@mantine/core';
import { ApiError } from '@cairn/client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../inputs/button.js';
import { render } from '../../testing/render.js';
import { FormField } from './form-field.js';
import { Form } from './form.js';
import { useContractForm } from './use-contract-form.js';

const Sample = ({ refusal }: { refusal?: ApiError }) => {
  const form = useContractForm(SignUpRequest, {
    firstName: refusal ? 'Ada' : '',
    lastName: refusal ? 'Lovelace' : '',
    email: 'ada@example.org',
    phoneNumber: '+14155550100',
    password: 'Quarry-9-Lantern',
    passwordConfirmation: 'Quarry-9-Lantern',
    termsAccepted: true,
    adult: true,
    language: 'en',
    userType: 'investor',
  });
  return (
    <Form form={form} onSubmit={() => (refusal ? Promise.reject(refusal) : Promise.resolve())}>
      <FormField control={form.control} name="firstName">
        {(props) => <TextInput {...props} label="First name" />}
      </FormField>
      <FormField control={form.control} name="lastName">
        {(props) => <TextInput {...props} label="Last name" />}
      </FormField>
      <Button type="submit">Send</Button>
    </Form>
  );
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('names every refused field above the form, and leads to it', async () => {
  await render(<Sample />);
  await send();
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await userEvent.click(within(summary).getByRole('button', { name: 'Last name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
});

it('puts a refusal of the server at its field, and one without a field of this form above it', async () => {
  const errors = [
    { field: 'lastName', code: 'validation.format', msg: 'Not like this.' },
    { field: 'elsewhere', code: 'validation.format', msg: 'Nor that.' },
  ];
  await render(<Sample refusal={new ApiError(400, 'request.invalid', 'Some fields', {}, errors)} />);
  await send();
  expect(await screen.findByText('Not like this.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Nor that.');
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
});
