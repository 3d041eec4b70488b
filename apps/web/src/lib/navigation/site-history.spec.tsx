import { act, screen, waitFor } from '@testing-library/react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { renderGuarded } from '../../testing/render.js';
import { holdLeaving } from './leave-hold.js';
import { SiteHistory } from './site-history.js';

const Place = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
      <Link to="/browse?page=2#list" state={{ from: 'here' }}>
        Browse
      </Link>
      <button onClick={() => void navigate('/faq', { replace: true })}>Questions</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
};

const place = (): string | null => screen.getByRole('status').textContent;
const press = (name: string) => act(() => screen.getByText(name).click());
const stands = (text: string) => waitFor(() => expect(place()).toBe(text));

describe('the history of the site', () => {
  it('leads on, replaces and goes back, with what pages hand on, in the browser’s own entries', async () => {
    await renderGuarded(<Place />);
    expect(place()).toBe(`${NavigationType.Pop} / null`);
    press('Browse');
    await stands(`${NavigationType.Push} /browse?page=2#list {"from":"here"}`);
    expect(window.location.pathname).toBe('/browse');
    press('Questions');
    await stands(`${NavigationType.Replace} /faq null`);
    press('Back');
    await stands(`${NavigationType.Pop} / null`);
    act(() => window.history.forward());
    await stands(`${NavigationType.Pop} /faq null`);
  });

  it('is held up, on and back, until the holder goes on', async () => {
    await renderGuarded(<Place />);
    press('Browse');
    await stands(`${NavigationType.Push} /browse?page=2#list {"from":"here"}`);
    const held: { to: string; proceed: () => void }[] = [];
    const release = holdLeaving(({ to, proceed }) => {
      held.push({ to: to.pathname, proceed });
      return true;
    });
    press('Questions');
    press('Back');
    await waitFor(() => expect(held.map(({ to }) => to)).toEqual(['/faq', '/']));
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect(place()).toBe(`${NavigationType.Push} /browse?page=2#list {"from":"here"}`);
    act(() => held[1]?.proceed());
    await stands(`${NavigationType.Pop} / null`);
    release();
    press('Questions');
    await stands(`${NavigationType.Replace} /faq null`);
  });

  it('leads to no other site', () => {
    const history = new SiteHistory(window);
    expect(() => history.push('//elsewhere.example/login')).toThrow(/elsewhere/);
    expect(window.location.host).toBe('localhost');
  });
});
