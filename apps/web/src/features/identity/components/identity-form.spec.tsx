import { Notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { IdentityForm } from './identity-form.js';

// A form that is left without a session is kept there.
beforeEach(() => sessionStorage.clear());

const DECLINED = {
  id: 'p-1',
  status: 'declined',
  legalFirstName: 'Ines',
  legalLastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  ssnLast4: '6789',
  address: '12 Quay Street',
  city: 'Springfield',
  postalCode: '62701',
  country: 'FR',
  yearlyIncome: 15_000_000,
  netWorth: 30_000_000,
  investedElsewhere: 0,
  spouseIncomeIncluded: false,
  version: 'read',
} as never; // all that the form reads

const nothing = async (): Promise<void> => undefined;

it.each([
  ['us_regcf', /^These figures set how much the law lets you invest in twelve months/u],
  ['eu_ecspr', /^The law sets no yearly limit here/u],
])('R-02 says under %s what the figures are for', async (jurisdictionProfile, words) => {
  answering({ 'GET /site-setting': () => ({ data: { jurisdictionProfile, timezone: 'UTC', currencyDisplays: [] } }) });
  await renderGuarded(<IdentityForm profile={null} userId="me" onLoadOther={nothing} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('U-18 asks before what was typed and not sent is left behind', async () => {
  answering({});
  await renderGuarded(
    <>
      <IdentityForm profile={null} userId="me" onLoadOther={nothing} />
      <Link to="/home">Away</Link>
    </>,
  );
  await userEvent.type(screen.getByLabelText('First name'), 'Ines');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ines');
});

it('U-18 a session that ends keeps what was typed, but neither date of birth nor social security number', async () => {
  const form = <IdentityForm profile={null} userId="me" onLoadOther={nothing} />;
  answering({});
  signIn();
  const left = await renderGuarded(form);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'US');
  await userEvent.type(screen.getByLabelText('First name'), 'Ines');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1984-05-17');
  await userEvent.type(screen.getByLabelText('Social security number'), '123456789');
  act(clearSession);
  left.unmount();
  const kept = Object.values({ ...sessionStorage }).join(' ');
  for (const secret of ['123456789', '6789', '1984']) expect(kept).not.toContain(secret);
  signIn();
  await renderGuarded(form);
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ines');
  expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Social security number')).toHaveProperty('value', '');
  expect(screen.getByText(/^Your entries are still here.*social security number/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'FR');
  const said = screen.getByText(/^Your entries are still here/).textContent;
  expect(said).toContain('except your date of birth: please enter it again');
  expect(said).not.toContain('social security');
  act(clearSession);
});

it('keeps what was typed through a reload, without date of birth, until it is sent', async () => {
  signIn();
  const form = <IdentityForm profile={null} userId="me" onLoadOther={nothing} />;
  const site = { jurisdictionProfile: 'us_regcf', currency: 'USD', timezone: 'UTC', currencyDisplays: [] };
  answering({ 'GET /site-setting': () => ({ data: site }) });
  const left = await renderGuarded(form);
  await userEvent.type(screen.getByLabelText('City'), 'Lyon');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1984-05-17');
  await userEvent.type(await screen.findByLabelText('Yearly income'), '81000');
  // A reload ends the page without taking it away.
  const waiting = { ...sessionStorage };
  left.unmount();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(waiting)) sessionStorage.setItem(key, String(value));
  await renderGuarded(form);
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Lyon');
  expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '');
  expect(await screen.findByLabelText('Yearly income')).toHaveProperty('value', '81,000');
  act(clearSession);
});

it('U-20 says that another tab has sent, and offers its version', async () => {
  const loadOther = jest.fn(nothing);
  const message = 'Your identity record was changed in another tab';
  const calls = answering({ 'PATCH /investor-profiles/p-1': () => ({ status: 409, code: 'kyc.overtaken', message }) });
  await renderGuarded(<IdentityForm profile={DECLINED} userId="me" onLoadOther={loadOther} />);
  await userEvent.type(screen.getByLabelText('City'), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ version: 'read' });
  await userEvent.click(screen.getByRole('button', { name: 'Load the latest version' }));
  expect(loadOther).toHaveBeenCalledTimes(1);
});

it('S-12 asks who somebody is first, and of what means afterwards; what is missing is said in its own step', async () => {
  answering({});
  await renderGuarded(<IdentityForm profile={null} userId="me" onLoadOther={nothing} />);
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('First name')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

it('S-12 goes on to the document where none is there, and does not say that it is reviewed', async () => {
  answering({ 'PATCH /investor-profiles/p-1': () => ({ data: DECLINED }) });
  await renderGuarded(
    <>
      <Notifications />
      <IdentityForm profile={DECLINED} userId="me" lacksPaper onLoadOther={nothing} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^One thing is left: your identity document/u)).toBeTruthy();
});

it('S-12 brings back to the first step what the server finds wrong in it', async () => {
  const refusal = {
    status: 400,
    code: 'request.invalid',
    message: 'Too young',
    errors: [{ field: 'dateOfBirth', code: 'validation.adult', msg: 'You must be 18' }],
  };
  answering({ 'PATCH /investor-profiles/p-1': () => refusal });
  await renderGuarded(<IdentityForm profile={DECLINED} userId="me" onLoadOther={nothing} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('You must be 18')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
});

it('V-06 asks a resident of the United States for state and number in the first step', async () => {
  answering({});
  await renderGuarded(<IdentityForm profile={DECLINED} userId="me" onLoadOther={nothing} />);
  expect(screen.getByLabelText('State or region (optional)')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'US');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Choose one of the states or provinces of this country')).toBeTruthy();
  expect(screen.getByLabelText('State or region')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByLabelText('Social security number')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

it('C-08 says beside the birth date who is too young, before the second step, and begins with the name of the account', async () => {
  const calls = answering({});
  await renderGuarded(
    <IdentityForm profile={null} userId="me" onLoadOther={nothing} names={{ firstName: 'Sami', lastName: 'Rahal' }} />,
  );
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Sami');
  expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Rahal');
  expect(screen.getByText('Identity document')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Date of birth'), '2015-05-17');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('You must be 18 or older')).toBeTruthy();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
