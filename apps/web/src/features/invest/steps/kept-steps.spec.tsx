import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { AccountForm } from './account-form.js';
import type { Process } from './queries.js';
import { QuestionnaireStep } from './questionnaire-step.js';

const process = {
  id: 'i-1',
  campaignId: 'c-1',
  amount: 100_000,
  currency: 'USD',
  accountId: null,
  steps: [
    { step: 'investor-details', doneAt: '2026-06-16T10:00:00Z' },
    { step: 'investor-questionnaire', doneAt: null },
    { step: 'pre-subscription-information', doneAt: null },
  ],
} as unknown as Process; // all that the steps read

const SITE = () => ({ data: { jurisdictionProfile: 'us_regcf', timezone: 'UTC', currencyDisplays: [] } });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});
afterEach(() => act(clearSession));

it('U-7 ticks that were not sent are there again after a reload, and for nobody else', async () => {
  answering({ 'GET /site-setting': SITE });
  const first = await render(<QuestionnaireStep process={process} />);
  const ticks = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await userEvent.click(screen.getAllByRole('checkbox')[2] as HTMLElement);
  expect(ticks()).toEqual([true, false, true, false, false, false]);
  first.unmount();
  const second = await render(<QuestionnaireStep process={process} />);
  expect(ticks()).toEqual([true, false, true, false, false, false]);
  second.unmount();
  localStorage.setItem('slug', 'somebody-else');
  await render(<QuestionnaireStep process={process} />);
  expect(ticks()).not.toContain(true);
});

it('V-30 another law since asks its own questions, none of them ticked, and says that they have changed', async () => {
  let profile = 'us_regcf';
  answering({
    'GET /site-setting': () => ({ data: { ...SITE().data, jurisdictionProfile: profile } }),
    'GET /process-investment/i-1': () => ({ data: process }),
    'PATCH /process-investment/i-1': () => {
      profile = 'eu_ecspr';
      return { status: 409, code: 'investment.questionnaire_changed', message: 'The questions have changed.' };
    },
  });
  await render(<QuestionnaireStep process={process} />);
  const before = screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(screen.getByText('The questions have changed.')).toBeDefined());
  await waitFor(() => {
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ value }) => value)).not.toEqual(before);
    expect(boxes.filter(({ checked }) => checked)).toEqual([]);
  });
});

it('U-7 a holder that was typed is there again, but none of its numbers', async () => {
  answering({ 'GET /site-setting': SITE });
  const form = <AccountForm process={process} identity={null} onBack={undefined} />;
  const first = await render(form);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'US');
  await userEvent.type(screen.getByLabelText('First name'), 'Ines');
  await userEvent.type(screen.getByLabelText('Social security number'), '123456789');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1984-05-17');
  await waitFor(() => expect(Object.values({ ...sessionStorage }).join(' ')).toContain('Ines'));
  const kept = Object.values({ ...sessionStorage }).join(' ');
  for (const secret of ['6789', '1984']) expect(kept).not.toContain(secret);
  first.unmount();
  await render(form);
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ines');
  expect(screen.getByLabelText('Country')).toHaveProperty('value', 'US');
  expect(screen.getByLabelText('Social security number')).toHaveProperty('value', '');
});

it('what was wrong with one kind of holder is not said of another, and 33 is taken as +33', async () => {
  answering({ 'GET /site-setting': SITE });
  await render(<AccountForm process={process} identity={null} onBack={undefined} />);
  await userEvent.type(screen.getByLabelText(/^Country code/u), '33');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText(/^Country code/u).getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: /company/iu }));
  expect(screen.getByLabelText('Legal name of the company')).toBeTruthy();
  for (const field of screen.getAllByRole('textbox')) expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
