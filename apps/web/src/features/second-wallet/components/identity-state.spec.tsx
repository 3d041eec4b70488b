import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { SecondWallet } from '../queries.js';
import { IdentityState } from './identity-state.js';

const show = (identityConfirmed: boolean, providerConfirmed: boolean) =>
  render(<IdentityState wallet={{ identityConfirmed, providerConfirmed } as SecondWallet} />); // all that it reads

describe('the identity of the owner of a second wallet', () => {
  it('is given here first, and says who gives it to the provider after that', async () => {
    await show(false, false);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user-kyc');
    expect(screen.getByText(/our team sends to it once your identity is confirmed on this site/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ask us about it' })).toBeNull();
  });

  it('needs nothing of its owner once it is confirmed here: the team sends the documents', async () => {
    await show(true, false);
    expect(screen.getByText(/our team sends to it\. You need not do anything/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask us about it' }).getAttribute('href')).toBe('/contact-us');
  });

  it('asks for nothing more once both have confirmed it', async () => {
    await show(true, true);
    expect(screen.getAllByText('Confirmed')).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
