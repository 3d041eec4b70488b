import { pageAddress } from './page-address.js';

describe('the address that a page is rendered for', () => {
  it('has of the query what changes the page for everybody, in one order', () => {
    expect(pageAddress('/browse-companies?utm=mail&sort=newest&q=bread&lng=ar&status=funded')).toEqual({
      url: '/browse-companies?q=bread&sort=newest&status=funded',
      isShared: true,
    });
    expect(pageAddress('/?ref=x')).toEqual({ url: '/', isShared: true });
  });

  it.each([
    '/newsletter/abc.def',
    '/activate-account/1/2/email',
    '/users/activate-account/7',
    '/reset-password?token=secret',
    '/linkedin/?code=1',
  ])('%s is one person’s: its page is kept for nobody', (address) => {
    expect(pageAddress(address).isShared).toBe(false);
  });

  it('keeps no page for words that nobody else looks for', () => {
    expect(pageAddress(`/browse-companies?q=${'a'.repeat(61)}`).isShared).toBe(false);
    expect(pageAddress(`/profile/${'a'.repeat(200)}`).isShared).toBe(false);
  });
});
