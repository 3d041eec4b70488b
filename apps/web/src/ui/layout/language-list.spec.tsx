import { Notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n, initialLanguage } from '../../lib/format/i18n.js';
import { clearSession } from '../../lib/api/session.js';
import { answering, type Answer } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { signIn } from '../../testing/sign-in.js';
import LanguageList from './language-list.js';

const LANGUAGES = { data: [{ id: 'en' }, { id: 'fr' }, { id: 'ar' }] };

const chooseFrench = async (saved: () => Answer = () => ({ data: { language: 'fr' } })) => {
  const user = userEvent.setup();
  const asked = answering({ 'GET /languages': () => LANGUAGES, 'PATCH /users/updateMe': saved });
  await render(
    <>
      <Notifications />
      <LanguageList />
    </>,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
  return (wanted = 'PATCH') => asked.filter(({ method }) => method === wanted);
};

describe('C-11 the choice of a language on the site', () => {
  beforeAll(() => i18n.init({ lng: 'en', resources: {} }));
  afterEach(() => clearSession());

  it('of one that is withheld stays stored, and the default is read until it is offered again', () => {
    const { dataset } = document.documentElement;
    localStorage.setItem('i18nextLng', 'ar');
    dataset['languages'] = 'fr en';
    expect(initialLanguage()).toBe('en'); // what the browser of the test prefers
    history.replaceState(null, '', '/?lng=ar');
    expect(initialLanguage()).toBe('en');
    dataset['languages'] = 'fr';
    expect(initialLanguage()).toBe('fr');
    history.replaceState(null, '', '/');
    dataset['languages'] = 'fr en ar';
    expect(initialLanguage()).toBe('ar');
    delete dataset['languages'];
    localStorage.removeItem('i18nextLng');
  });

  it('is kept in the account of who is signed in, since e-mails are written in its language', async () => {
    signIn();
    const saved = await chooseFrench();
    await waitFor(() => expect(i18n.language).toBe('fr'));
    await waitFor(() => expect(saved().map(({ body }) => body)).toEqual(['{"language":"fr"}']));
  });

  it('is this device’s alone while nobody is signed in', async () => {
    const saved = await chooseFrench();
    await waitFor(() => expect(i18n.language).toBe('fr'));
    expect(saved()).toEqual([]);
  });

  it('asks again for what the server says by language', async () => {
    const asked = await chooseFrench();
    await waitFor(() => expect(asked('GET')).toHaveLength(2));
  });

  it('applies on the screen although the account could not store it, with a notice', async () => {
    signIn();
    await chooseFrench(() => ({ status: 503, code: 'server.busy', message: 'Busy' }));
    await waitFor(() => expect(i18n.language).toBe('fr'));
    expect(await screen.findByText(/E-mails keep the language they have/)).toBeTruthy();
  });
});
