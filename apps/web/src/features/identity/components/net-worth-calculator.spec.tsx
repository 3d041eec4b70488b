import { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { NetWorthCalculator } from './net-worth-calculator.js';

const enter = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const Calculator = () => <NetWorthCalculator control={useContractForm(AccreditationRequest, {}).control} />;

it('C-07 leaves the home out, and counts what was borrowed on it in the last sixty days', async () => {
  await render(<Calculator />);
  enter('Everything you own, without your home', '1,040,000');
  enter('Value of your home', '500,000');
  enter('Debt secured by your home', '400,000');
  expect(screen.getByText(/you meet the test of net worth/u)).toBeTruthy();
  enter('Of it borrowed in the last 60 days, not to buy it', '40,000');
  expect(screen.getByText(/This is not above/u)).toBeTruthy();
  enter('Of it borrowed in the last 60 days, not to buy it', '400,001');
  expect(screen.getByText(/is a part of the debt/u)).toBeTruthy();
});
