/** An account that a person of the sandbox may share: what it is called on the page, and its number. */
export interface SampleAccount {
  readonly key: string;
  readonly name: string;
  readonly subtype: 'checking' | 'savings';
  readonly number: string;
  readonly balance: number;
}

export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly isDown: boolean;
}

/** The banks of the page; the ids of the first two are those of Plaid's own sandbox. */
export const BANKS: readonly Bank[] = [
  { id: 'ins_109508', name: 'First Platypus Bank', isDown: false },
  { id: 'ins_109511', name: 'Tartan Bank', isDown: false },
  { id: 'ins_132361', name: 'Unhealthy Platypus Bank', isDown: true },
];

export const bankOf = (id: string | undefined): Bank | undefined => BANKS.find((bank) => bank.id === id);

/** The routing number that Stripe's test data takes. */
export const ROUTING = '110000000';

/** Numbers of Stripe's test data (docs.stripe.com/testing#ach-direct-debit): each debit ends as the number says. */
export const SAMPLES: readonly SampleAccount[] = [
  { key: 'checking', name: 'Checking', subtype: 'checking', number: '000123456789', balance: 2_000_000 },
  { key: 'savings', name: 'Savings', subtype: 'savings', number: '000999999991', balance: 5_400_000 },
  { key: 'empty', name: 'Checking without funds', subtype: 'checking', number: '000222222227', balance: 0 },
  { key: 'closed', name: 'Closed account', subtype: 'checking', number: '000111111113', balance: 0 },
  { key: 'missing', name: 'Account the bank cannot find', subtype: 'checking', number: '000111111116', balance: 100 },
  { key: 'unauthorised', name: 'Blocked debits', subtype: 'checking', number: '000333333335', balance: 800_000 },
  { key: 'disputing', name: 'Debit disputed later', subtype: 'checking', number: '000555555559', balance: 800_000 },
  { key: 'silent', name: 'Bank that never answers', subtype: 'savings', number: '000000000009', balance: 800_000 },
];

export const sampleOf = (key: string | undefined): SampleAccount | undefined =>
  SAMPLES.find((sample) => sample.key === key);

/** Sign-ins of the page, as in Plaid's own sandbox. */
export const GOOD_USER = { username: 'user_good', password: 'pass_good' } as const;
