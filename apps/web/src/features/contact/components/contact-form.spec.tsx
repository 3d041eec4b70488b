import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { isLeavingAsked } from '../../../testing/leaving.js';
import { renderGuarded } from '../../../testing/render.js';
import { ContactForm } from './contact-form.js';

const TYPES = [{ id: '1', code: 'general', name: 'General', description: null, offered: true }];
const USER = { firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.org' };

it('U-18 a message to the site asks before it is left, and is sent as typed', async () => {
  const calls = answering({
    'GET /recaptcha': () => ({ data: { provider: 'altcha', contactusStatus: false } }),
    'POST /contact-us': () => ({ data: { id: '1' } }),
  });
  let isSent = false;
  await renderGuarded(<ContactForm questionTypes={TYPES} user={USER} onSent={() => (isSent = true)} />);
  expect(isLeavingAsked()).toBe(false);
  await userEvent.type(screen.getByLabelText(/^Subject/u), 'A receipt');
  expect(isLeavingAsked()).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Where is my receipt of June?');
  await userEvent.click(screen.getByRole('button', { name: /^Send/u }));
  await waitFor(() => expect(isSent).toBe(true));
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '{}')).toMatchObject({
    name: 'Ines Okafor',
    email: 'ines@example.org',
    subject: 'A receipt',
    description: 'Where is my receipt of June?',
  });
});

it('C-11 own words read as they are written, and as the page while there are none; an address from left to right', async () => {
  answering({ 'GET /recaptcha': () => ({ data: { provider: 'altcha', contactusStatus: false } }) });
  await renderGuarded(<ContactForm questionTypes={TYPES} user={null} onSent={() => undefined} />);
  const message = screen.getByRole('textbox', { name: 'Message' });
  for (const field of [screen.getByLabelText(/^Subject/u), message]) {
    expect(field.closest('[dir]')).toBe(document.body.closest('[dir]'));
    await userEvent.type(field, 'سؤال');
    expect(field.getAttribute('dir')).toBe('auto');
  }
  expect(
    screen
      .getByLabelText(/^E-?mail/iu)
      .closest('[dir]')
      ?.getAttribute('dir'),
  ).toBe('ltr');
});
