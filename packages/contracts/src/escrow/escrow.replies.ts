import { ChoiceField, IdField, InstantField, NestedField, TextField } from '../kernel/fields.js';
import { RailOffer } from '../payments/rail-offer.reply.js';
import { ESCROW_RAILS, type EscrowRail } from '../rails/providers.js';

/** `opening`: nobody has finished the agent's page yet. */
export const ESCROW_LINK_STATES = ['opening', 'linked'] as const;
export type EscrowLinkState = (typeof ESCROW_LINK_STATES)[number];

/** A bank account or a card that its owner has linked at the escrow agent, which keeps its number. */
export class EscrowLink {
  @IdField()
  id: string;
  @ChoiceField(ESCROW_RAILS)
  rail: EscrowRail;
  @ChoiceField(ESCROW_LINK_STATES)
  state: EscrowLinkState;
  /** The bank's or the card's name. */
  @TextField({ optional: true })
  label: string | null;
  /** The last digits of the number. */
  @TextField({ optional: true })
  mask: string | null;
  /** The agent's page, while it is open. */
  @TextField({ optional: true, max: 2000 })
  url: string | null;
  @InstantField()
  createdAt: Date;
}

/** What somebody has linked at the escrow agent, and what may be paid with it in dollars. */
export class EscrowAccounts {
  @NestedField(() => RailOffer, { many: true })
  offers: RailOffer[];
  @NestedField(() => EscrowLink, { many: true })
  accounts: EscrowLink[];
}
