import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { BANKS, SAMPLES, sampleOf } from '../plaid/banks.js';
import type { ItemFault, LinkDocument } from '../plaid/documents.js';
import { breakItem, clearFault } from '../plaid/items/faults.js';
import { finishLink, isOpen, leaveLink } from '../plaid/link/sessions.js';
import { found } from './attempt.js';
import { ControlError, inputOf, optionalText, requiredText, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const FAULTS: readonly ItemFault[] = [
  'ITEM_LOGIN_REQUIRED',
  'PENDING_DISCONNECT',
  'USER_PERMISSION_REVOKED',
  'INSTITUTION_DOWN',
];

/** The outside of Plaid: people on its page, their banks, and what becomes of their sign-ins. */
export function registerPlaidRoutes(app: FastifyInstance, { plaid, store }: SandboxParts): void {
  const act = (url: string, work: (id: string, input: Input) => unknown): void => {
    app.post(url, async (request) => {
      await plaid.wake();
      const result = work(pathParameter(request.params, 'id'), inputOf(request.body));
      await store.flush();
      return result;
    });
  };
  /** By its token, or by the address of its page. */
  const linkOf = (id: string): LinkDocument => {
    const link = found(plaid.links.get(id) ?? plaid.links.all().find(({ page }) => page === id), 'link');
    if (!isOpen(plaid, link)) throw new ControlError(409, 'This link has ended');
    return link;
  };

  app.get('/plaid/links', async () => ({ links: plaid.links.all() }));
  app.get('/plaid/items', async () => ({ items: plaid.items.all() }));
  act('/plaid/links/:id/finish', (id, input) => {
    const link = linkOf(id);
    const sample = sampleOf(optionalText(input, 'account') ?? 'checking');
    if (sample === undefined) {
      throw new ControlError(400, `account must be one of ${SAMPLES.map(({ key }) => key).join(', ')}`);
    }
    const ownerName = optionalText(input, 'ownerName');
    finishLink(plaid, link, {
      bank: optionalText(input, 'bank') ?? BANKS[0]?.id ?? '',
      sample,
      ...(ownerName === undefined ? {} : { ownerName }),
    });
    return link;
  });
  act('/plaid/links/:id/leave', (id, input) => {
    const link = linkOf(id);
    leaveLink(plaid, link, input['wrongPassword'] === true ? 'INVALID_CREDENTIALS' : null);
    return link;
  });
  act('/plaid/items/:id/break', (id, input) => {
    const fault = FAULTS.find((one) => one === (input['fault'] ?? 'ITEM_LOGIN_REQUIRED'));
    if (fault === undefined) throw new ControlError(400, `fault must be one of ${FAULTS.join(', ')}`);
    const item = found(plaid.items.get(id), 'item');
    breakItem(plaid, item, fault);
    return item;
  });
  act('/plaid/items/:id/repair', (id) => {
    const item = found(plaid.items.get(id), 'item');
    clearFault(plaid, item);
    return item;
  });
  act('/plaid/items/:id/owner', (id, input) => {
    const item = found(plaid.items.get(id), 'item');
    item.ownerName = requiredText(input, 'name');
    plaid.items.put(item.id, item);
    return item;
  });
  act('/plaid/items/:id/close', (id) => {
    const item = found(plaid.items.get(id), 'item');
    for (const account of item.accounts) account.closed = true;
    plaid.items.put(item.id, item);
    return item;
  });
  act('/plaid/keys/rotate', () => ({ keyId: plaid.keys.rotate().id }));
}
