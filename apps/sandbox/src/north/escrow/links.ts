import type { Ending, LinkDocument } from './documents.js';
import type { NorthEscrow } from './world.js';

const NUMBERS = { bank: '000123456789', card: '4111111111111111' } as const;

/** Somebody has shared an account or a card on the page. */
export function finishLink(
  escrow: NorthEscrow,
  link: LinkDocument,
  { name, ending }: { name: string; ending: Ending },
): void {
  link.linked = {
    nickname: `nick-${link.accountId}`,
    name,
    number: NUMBERS[link.means],
    routing: '021000021',
    ending,
  };
  escrow.links.put(link.token, link);
}
