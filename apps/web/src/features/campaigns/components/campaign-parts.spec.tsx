import { act, screen } from '@testing-library/react';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { Updates } from './campaign-parts.js';

const siteWith = (updatesPublic: 'yes' | 'no') => ({
  'GET /site-setting': () => ({ data: { updatesPublic, currencyDisplays: [] } }),
});
describe('R-09 updates of a campaign', () => {
  afterEach(() => act(clearSession));

  it('ask a visitor to sign in first', async () => {
    answering(siteWith('no'));
    await render(<Updates />);
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/login');
  });

  it('are there for those who are signed in', async () => {
    answering(siteWith('no'));
    signIn();
    await render(<Updates />);
    expect(await screen.findByText('No updates yet.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are there for everybody where the site shows them', async () => {
    answering(siteWith('yes'));
    await render(<Updates />);
    expect(await screen.findByText('No updates yet.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
