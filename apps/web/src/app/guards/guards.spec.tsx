import { act, screen } from '@testing-library/react';
import { isValidElement } from 'react';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { clearSession, storeSession } from '../../lib/api/session.js';
import { renderAt } from '../../testing/render.js';
import { routes } from '../router.js';
import { GuestOnly, RequireSession } from './require-session.js';
import { UnknownPath } from './unknown-path.js';

const Place = () => {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};

const visit = (address: string) =>
  renderAt(
    <Routes>
      <Route path="/" element={<Place />} />
      <Route element={<GuestOnly />}>
        <Route path="/login" element={<Place />} />
      </Route>
      <Route element={<RequireSession />}>
        <Route path="/settings/wallet" element={<Place />} />
      </Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>,
    address,
  );
const place = (): string | null => screen.getByRole('status').textContent;

describe('U-01 the ways into a page', () => {
  afterEach(() => act(clearSession));

  it('an unknown path leads home, which can say so', async () => {
    await visit('/no-such-page');
    expect(place()).toBe('/ {"unknown":"/no-such-page"}');
  });

  it('a session that ends on a page leads to the sign-in page, with the reason', async () => {
    const expirationDate = new Date(Date.now() + 3_600_000).toISOString();
    act(() => storeSession({ enableTwoFactorAuth: false, token: 't', expirationDate }));
    await visit('/settings/wallet');
    act(clearSession);
    expect(place()).toBe('/login {"from":"/settings/wallet","ended":true}');
  });

  it.each([
    ['/login', true],
    ['/forgot-password', false],
    ['/reset-password', false],
    ['/users/activate-account/secret', false],
  ])('%s sends who is signed in home: %s', (address, isForGuests) => {
    const elements = (matchRoutes(routes, address) ?? []).map(({ route }) => route.element);
    expect(elements.some((element) => isValidElement(element) && element.type === GuestOnly)).toBe(isForGuests);
  });

  it('without a session one signs in, and comes back to where one started', async () => {
    await visit('/settings/wallet?currency=USD');
    expect(place()).toBe('/login {"from":"/settings/wallet?currency=USD"}');
    const expirationDate = new Date(Date.now() + 3_600_000).toISOString();
    act(() => storeSession({ enableTwoFactorAuth: false, token: 't', expirationDate }));
    expect(place()).toMatch(/^\/settings\/wallet\?currency=USD /);
  });
});
