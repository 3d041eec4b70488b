import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { clearSession } from '../../../lib/api/session.js';
import { render } from '../../../testing/render.js';
import { viewAs } from '../../../testing/sign-in.js';
import { OwnHolders } from './own-holders.js';

const COMPANY = {
  id: 'a-1',
  investingAs: 'COMPANY',
  holder: 'Okafor Holdings LLC',
  firstName: 'Ines',
  lastName: 'Okafor',
  title: 'Director',
  legalName: 'Okafor Holdings LLC',
  companyType: 'limited_liability_company',
  stateOfFormation: 'Delaware',
  incorporatedOn: '2019-03-01',
  soleOwner: false,
  numberLast4: '6789',
  address: '12 Quay Street',
  unit: null,
  city: 'Springfield',
  state: null,
  postalCode: '62701',
  country: 'US',
  countryCode: '+1',
  mobile: '415 555 0100',
  createdAt: '2026-06-16T10:00:00Z',
};

const show = async (more: Parameters<typeof answering>[0] = {}) => {
  const calls = answering({
    'GET /investing-accounts': () => ({ data: [COMPANY] }),
    'PUT /investing-accounts/a-1': () => ({ data: { ...COMPANY, id: 'a-2' } }),
    ...more,
  });
  await render(<OwnHolders />);
  await screen.findByText('Okafor Holdings LLC');
  return calls;
};

it('a name is corrected, its number typed again', async () => {
  const calls = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  const name = screen.getByLabelText('Legal name of the company');
  expect(screen.getByLabelText('Employer identification number (EIN)')).toHaveProperty('value', '');
  await userEvent.clear(name);
  await userEvent.type(name, 'Okafor Trading LLC');
  await userEvent.type(screen.getByLabelText('Employer identification number (EIN)'), '123456789');
  await userEvent.click(screen.getByLabelText(/numbers above are correct/u));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(JSON.parse(calls.find(({ method }) => method === 'PUT')?.body ?? '{}')).toMatchObject({
    investingAs: 'COMPANY',
    legalName: 'Okafor Trading LLC',
    ein: '123456789',
    incorporatedOn: '2019-03-01',
  });
});

it('SEC-58 an admin who views the site as somebody corrects and removes nothing', async () => {
  viewAs('Ines Okafor');
  await show();
  for (const name of ['Correct', 'Remove'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  act(clearSession);
});

it('what stands against the removal of a name is said in its question', async () => {
  const message = 'Investment INV-000001 is made in this name, so it cannot be removed.';
  await show({
    'DELETE /investing-accounts/a-1': () => ({ status: 409, code: 'investment.account_in_use', message }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this name?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText(message)).toBeTruthy();
});
