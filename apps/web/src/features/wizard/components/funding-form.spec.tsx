import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { FundingForm } from './funding-form.js';

const draft = {
  id: 'draft',
  companyProfile: { companyName: 'Bergmoor Dairy' },
  paymentDetail: {
    accountHolder: null,
    accountNumberLast4: null,
    bankName: null,
    accountType: null,
    routingNumber: null,
    achAccountId: null,
  },
} as never; // all that the form reads

it('V-10 what an owner accepts can be read from where it is accepted, beside what was typed', async () => {
  answering({});
  await renderGuarded(<FundingForm draft={draft} />);
  for (const [name, href] of [
    ['terms of use', '/terms'],
    ['project guidelines', '/project-guidelines'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

it('U-18 a session that ends keeps what was typed, and never a number of a bank account', async () => {
  answering({});
  signIn();
  const left = await renderGuarded(<FundingForm draft={draft} />);
  await userEvent.type(screen.getByLabelText('Bank'), 'Hill Bank');
  await userEvent.type(screen.getByLabelText('Account number'), '000123456789');
  act(clearSession);
  left.unmount();
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain('000123456789');
  signIn();
  await renderGuarded(<FundingForm draft={draft} />);
  expect(screen.getByLabelText('Bank')).toHaveProperty('value', 'Hill Bank');
  expect(screen.getByLabelText('Account number')).toHaveProperty('value', '');
  expect(screen.getByText(/please enter the numbers again/)).toBeTruthy();
  act(clearSession);
});

it('says which accounts are taken where the site’s currency is not the dollar', async () => {
  for (const [currency, count] of [
    ['USD', 0],
    ['EUR', 1],
  ] as const) {
    answering({ 'GET /site-setting': () => ({ data: { currency, currencyDisplays: [] } }) });
    const { unmount } = await renderGuarded(<FundingForm draft={draft} />);
    await screen.findByLabelText('Bank');
    await waitFor(() => expect(screen.queryAllByText(/^Only bank accounts in the United States/)).toHaveLength(count));
    unmount();
  }
});
