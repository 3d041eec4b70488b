import { errorOf } from '../api/failure.js';
import type { ItemDocument, ItemFault } from '../documents.js';
import { tell } from '../webhooks/events.js';
import { instantOf, type PlaidWorld } from '../world.js';

const WEEK = 7 * 86_400_000;

const told = (world: PlaidWorld, item: ItemDocument, code: string, more: object = {}): void => {
  if (item.webhook === null) return;
  tell(world, item.webhook, {
    webhook_type: 'ITEM',
    webhook_code: code,
    item_id: item.id,
    ...more,
    environment: 'sandbox',
  });
};

/** The bank stops answering for an item, and Plaid tells of it. */
export function breakItem(world: PlaidWorld, item: ItemDocument, fault: ItemFault): void {
  item.fault = fault;
  world.items.put(item.id, item);
  if (fault === 'PENDING_DISCONNECT') {
    const disconnectTime = instantOf(world.clock.now() + WEEK);
    told(world, item, fault, { reason: 'INSTITUTION_MIGRATION', disconnect_time: disconnectTime });
  } else if (fault === 'USER_PERMISSION_REVOKED') told(world, item, fault, { error: errorOf(fault) });
  else if (fault === 'ITEM_LOGIN_REQUIRED') told(world, item, 'ERROR', { error: errorOf(fault) });
}

/** The item works again: by the update mode, or by itself. */
export function clearFault(world: PlaidWorld, item: ItemDocument): void {
  if (item.fault === null) return;
  item.fault = null;
  world.items.put(item.id, item);
  told(world, item, 'LOGIN_REPAIRED');
}
