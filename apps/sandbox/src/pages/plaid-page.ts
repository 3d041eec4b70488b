import type { FastifyInstance } from 'fastify';
import { ControlError } from '../control/input.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { pathParameter } from '../core/path-parameter.js';
import { bankOf } from '../plaid/banks.js';
import type { ItemDocument } from '../plaid/documents.js';
import { maskOf } from '../plaid/items/body.js';
import { breakItem, clearFault } from '../plaid/items/faults.js';
import { isOpen } from '../plaid/link/sessions.js';
import type { PlaidWorld } from '../plaid/world.js';
import { html, type Html } from './html.js';
import { actButton, instant, sendConsolePage, table } from './layout.js';

const SHOWN = 30;

const stateOf = ({ removed, fault }: ItemDocument): Html =>
  removed
    ? html`<span class="badge">removed</span>`
    : fault === null
      ? html`<span class="badge success">works</span>`
      : html`<span class="badge danger">${fault.toLowerCase().replaceAll('_', ' ')}</span>`;

const items = (world: PlaidWorld): Html[][] =>
  world.items
    .all()
    .slice(-SHOWN)
    .toReversed()
    .map((item) => [
      html`${bankOf(item.institution)?.name ?? item.institution}`,
      html`${item.accounts.map((account) => html`<bdi class="num">•••• ${maskOf(account)}</bdi> `)}`,
      html`<bdi>${item.ownerName}</bdi>`,
      stateOf(item),
      item.removed
        ? html``
        : html`<div class="actions">
            ${
              item.fault === null
                ? html`${actButton(`/plaid/items/${item.id}/break`, 'Ask for a new sign-in')}
                  ${actButton(`/plaid/items/${item.id}/revoke`, 'Revoke at the bank')}`
                : actButton(`/plaid/items/${item.id}/repair`, 'Let it work again')
            }
          </div>`,
    ]);

const links = (world: PlaidWorld): Html[][] =>
  world.links
    .all()
    .slice(-SHOWN)
    .toReversed()
    .map((link) => [
      instant(link.createdAt),
      html`<bdi>${link.legalName ?? link.userId}</bdi>`,
      isOpen(world, link)
        ? html`<a href="/plaid/hosted/${link.page}">open</a>`
        : html`${link.session === null ? 'expired' : link.session.item === null ? 'left' : 'finished'}`,
    ]);

/** Plaid as people on this machine see it, with what banks do. */
export function registerPlaidPage(app: FastifyInstance, { plaid, store }: SandboxParts): void {
  const act = (name: string, work: (item: ItemDocument) => void): void => {
    app.post(`/plaid/items/:id/${name}`, async (request, reply) => {
      await plaid.wake();
      const item = plaid.items.get(pathParameter(request.params, 'id'));
      if (item === undefined || item.removed) throw new ControlError(409, 'This account is not connected any more');
      work(item);
      await store.flush();
      return reply.redirect('/plaid', 303);
    });
  };
  app.get('/plaid', async (_request, reply) => {
    await plaid.wake();
    const body = html`<h2>Accounts</h2>
      ${table('Accounts', ['Bank', 'Account', 'Owner', 'State', 'Action'], items(plaid), 'None yet.')}
      <h2>Links</h2>
      ${table('Links', ['Created', 'For', 'State'], links(plaid), 'None yet.')}`;
    return sendConsolePage(reply, { path: '/plaid', title: 'Plaid', body });
  });
  act('break', (item) => breakItem(plaid, item, 'ITEM_LOGIN_REQUIRED'));
  act('revoke', (item) => breakItem(plaid, item, 'USER_PERMISSION_REVOKED'));
  act('repair', (item) => clearFault(plaid, item));
}
