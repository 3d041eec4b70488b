import { errorOf } from '../api/failure.js';
import { bankOf } from '../banks.js';
import type { ItemDocument, PlaidAccount } from '../documents.js';

const CENTS = 100;

export const maskOf = ({ number }: PlaidAccount): string => number.slice(-4);

/** An account as every reply shows it. */
export const shownAccount = (account: PlaidAccount) => ({
  account_id: account.id,
  balances: {
    available: account.balance / CENTS,
    current: account.balance / CENTS,
    limit: null,
    iso_currency_code: 'USD',
    unofficial_currency_code: null,
  },
  mask: maskOf(account),
  name: account.name,
  official_name: account.officialName,
  type: 'depository',
  subtype: account.subtype,
});

/** The accounts of an item that the bank still knows. */
export const openAccounts = ({ accounts }: ItemDocument): PlaidAccount[] => accounts.filter(({ closed }) => !closed);

/** An item as every reply shows it. */
export const shownItem = (item: ItemDocument): object => ({
  item_id: item.id,
  institution_id: item.institution,
  institution_name: bankOf(item.institution)?.name ?? null,
  webhook: item.webhook,
  auth_method: 'INSTANT_AUTH',
  error: item.fault === null || item.fault === 'PENDING_DISCONNECT' ? null : errorOf(item.fault),
  available_products: ['balance'],
  billed_products: item.products,
  products: item.products,
  consent_expiration_time: null,
  update_type: 'background',
});
