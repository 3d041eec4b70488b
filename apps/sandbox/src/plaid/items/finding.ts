import { PlaidFailure } from '../api/failure.js';
import { textOf, type Body } from '../api/fields.js';
import { bankOf } from '../banks.js';
import type { ItemDocument, PlaidAccount } from '../documents.js';
import type { PlaidWorld } from '../world.js';

/** The item of an access token; refused once it was removed. */
export function itemByToken(world: PlaidWorld, token: string): ItemDocument {
  const item = world.items.all().find(({ accessToken }) => accessToken === token);
  if (item === undefined) throw new PlaidFailure('INVALID_ACCESS_TOKEN');
  if (item.removed) throw new PlaidFailure('ITEM_NOT_FOUND');
  return item;
}

export const itemOf = (world: PlaidWorld, body: Body): ItemDocument =>
  itemByToken(world, textOf(body, 'access_token') ?? '');

/** An item whose bank answers. */
export function workingItem(world: PlaidWorld, body: Body): ItemDocument {
  const item = itemOf(world, body);
  if (item.fault !== null && item.fault !== 'PENDING_DISCONNECT') throw new PlaidFailure(item.fault);
  if (bankOf(item.institution)?.isDown === true) throw new PlaidFailure('INSTITUTION_DOWN');
  return item;
}

/** An account of an item that is open. */
export function accountOf(item: ItemDocument, id: string | null): PlaidAccount {
  const account = item.accounts.find((one) => one.id === id && !one.closed);
  if (account === undefined) throw new PlaidFailure('INVALID_ACCOUNT_ID');
  return account;
}
