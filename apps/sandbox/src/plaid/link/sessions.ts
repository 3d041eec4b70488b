import { errorOf, PlaidFailure, type PlaidCode } from '../api/failure.js';
import { bankOf, ROUTING, type SampleAccount } from '../banks.js';
import type { ItemDocument, LinkDocument, LinkSession } from '../documents.js';
import { clearFault } from '../items/faults.js';
import { tell } from '../webhooks/events.js';
import { plaidId, plaidToken, type PlaidWorld } from '../world.js';

const MINUTE = 60_000;
/** How long a public token may be exchanged. */
const PUBLIC_MINUTES = 30;
/** Whose account it is where the link did not name anybody, as in Plaid's own sandbox. */
const ANYBODY = 'Alberta Bobbeth Charleson';

/** What was chosen on the page. */
export interface Shared {
  readonly bank: string;
  readonly sample: SampleAccount;
  readonly ownerName?: string;
}

/** A link whose page can still be used. */
export const isOpen = (world: PlaidWorld, link: LinkDocument): boolean =>
  link.session === null && link.expiresAt > world.clock.now();

const end = (world: PlaidWorld, link: LinkDocument, session: LinkSession): void => {
  link.session = session;
  world.links.put(link.token, link);
  if (link.webhook === null) return;
  tell(world, link.webhook, {
    webhook_type: 'LINK',
    webhook_code: 'SESSION_FINISHED',
    status: session.publicToken === null && session.item === null ? 'EXITED' : 'SUCCESS',
    link_session_id: session.id,
    link_token: link.token,
    ...(session.publicToken === null
      ? { public_tokens: [] }
      : { public_token: session.publicToken, public_tokens: [session.publicToken] }),
    environment: 'sandbox',
  });
};

function newItem(world: PlaidWorld, link: LinkDocument, { bank, sample, ownerName }: Shared): ItemDocument {
  const item: ItemDocument = {
    id: plaidId(),
    accessToken: plaidToken('access'),
    institution: bank,
    accounts: [
      {
        id: plaidId(),
        name: `Plaid ${sample.name}`,
        officialName: `Plaid ${sample.name} Account`,
        subtype: sample.subtype,
        number: sample.number,
        routing: ROUTING,
        balance: sample.balance,
        closed: false,
      },
    ],
    products: link.products,
    ownerName: ownerName || link.legalName || ANYBODY,
    webhook: link.webhook,
    fault: null,
    removed: false,
  };
  world.items.put(item.id, item);
  return item;
}

/** Gives out a public token of an item: good once, for half an hour. */
export function newPublicToken(world: PlaidWorld, item: ItemDocument): string {
  const token = plaidToken('public');
  world.publicTokens.put(token, { token, item: item.id, until: world.clock.now() + PUBLIC_MINUTES * MINUTE });
  return token;
}

/** Ends the page with an account that is shared, or with an item that works again. */
export function finishLink(world: PlaidWorld, link: LinkDocument, shared: Shared | null): void {
  const now = world.clock.now();
  const session = { id: plaidId(), startedAt: now, finishedAt: now, error: null };
  const repaired = link.repairs === null ? undefined : world.items.get(link.repairs);
  if (repaired !== undefined) {
    clearFault(world, repaired);
    end(world, link, { ...session, publicToken: null, item: repaired.id });
    return;
  }
  if (shared === null || bankOf(shared.bank) === undefined) throw new PlaidFailure('INVALID_FIELD', 'institution_id');
  const item = newItem(world, link, shared);
  end(world, link, { ...session, publicToken: newPublicToken(world, item), item: item.id });
}

/** Ends the page without a result: the person left it, perhaps after something had failed. */
export function leaveLink(world: PlaidWorld, link: LinkDocument, error: PlaidCode | null): void {
  const now = world.clock.now();
  end(world, link, { id: plaidId(), startedAt: now, finishedAt: now, publicToken: null, item: null, error });
}

/** The error that a session was left with, as `/link/token/get` shows it. */
export const sessionError = ({ error }: LinkSession): object | null =>
  error === null ? null : errorOf(error as PlaidCode);
