import { MantineProvider } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { signIn } from '../../testing/sign-in.js';
import { clearSession } from '../../lib/api/session.js';
import AccountMenu from './account-menu.js';

const me = {
  id: 'u-1',
  firstName: 'Anna',
  lastName: 'Stein',
  email: 'anna@example.org',
  isAdmin: false,
  displayData: { investorDisplay: true, campaignOwnerDisplay: false },
  profile: { photo: null },
};

describe('U-03 the own menu', () => {
  afterEach(() => act(clearSession));

  it('says whose it is, and how much is unread', async () => {
    const user = userEvent.setup();
    signIn();
    answering({
      'GET /users/me': () => ({ data: me }),
      'GET /notifications/unread-count': () => ({ data: { notifications: 4, messages: 2 } }),
      'GET /faqs': () => ({ data: [] }),
    });
    await render(<AccountMenu />);
    await user.click(await screen.findByRole('button', { name: /Anna Stein/ }));
    expect(await screen.findByText('anna@example.org')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Notifications 4' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Inbox 2' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toBeTruthy();
  });

  it('offers the light look to whose device is dark', async () => {
    const usual = window.matchMedia;
    window.matchMedia = (query) => ({ ...usual(query), matches: query.includes('dark') });
    const user = userEvent.setup();
    signIn();
    answering({
      'GET /users/me': () => ({ data: me }),
      'GET /notifications/unread-count': () => ({ data: { notifications: 0, messages: 0 } }),
      'GET /faqs': () => ({ data: [] }),
    });
    await render(
      <MantineProvider env="test" defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <AccountMenu />
      </MantineProvider>,
    );
    await user.click(await screen.findByRole('button', { name: /Anna Stein/ }));
    expect(await screen.findByRole('menuitem', { name: 'Light mode' })).toBeTruthy();
    window.matchMedia = usual;
  });
});
