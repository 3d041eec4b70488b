import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { currencyName, timeZoneName } from '../../../lib/format/format.js';
import { LanguageForm } from './language-form.js';

const ME = { language: 'en' } as never; // all that the form reads

it('C-11 stores the language with the account', async () => {
  const calls = answering({
    'GET /languages': () => ({ data: [{ id: 'en' }, { id: 'ar' }] }),
    'PATCH /users/updateMe': () => ({ data: { language: 'ar' } }),
  });
  const saved = jest.fn();
  await renderGuarded(<LanguageForm me={ME} onSaved={saved} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'العربية' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save language' }));
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toBe('{"language":"ar"}');
  expect(saved).toHaveBeenCalledWith({ language: 'ar' });
  expect(screen.queryByRole('radio', { name: 'Français' })).toBeNull();
});

it('names currencies and clocks in the language of the screen', () => {
  expect(currencyName('USD', 'fr')).toBe('dollar des États-Unis');
  expect(timeZoneName('Europe/Paris', 'en')).toBe('Central European Time');
});
