import { maskedAddress } from './masked-address.js';

describe('an address that is named to somebody else', () => {
  it('keeps its first letter and its domain, and tells no length', () => {
    expect(maskedAddress('ada@example.com')).toBe('a•••@example.com');
    expect(maskedAddress('adelheid.long@example.com')).toBe('a•••@example.com');
  });
});
