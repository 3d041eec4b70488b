import type { LinkedAccount } from '../lib/site/linked-accounts.js';

/** A linked account that works, changed as a spec wants it. */
export const linkedAccount = (change: Partial<LinkedAccount> = {}): LinkedAccount => ({
  id: 'a-1',
  bank: 'Hill Bank',
  mask: '6789',
  kind: 'checking',
  state: 'linked',
  ownerMatch: 'match',
  hindrance: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});
