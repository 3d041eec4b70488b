import type { EscrowRail } from '@cairn/contracts/rails/providers';
import type { DebitCollector } from './debit.port.js';
import type { PersonToConfirm } from './identity.port.js';
import type { Outcome } from './outcome.js';

/** What a payer has linked, as its owner recognises it; never its whole number. */
export interface LinkedMeans {
  /** By which the provider is told to collect from it. */
  readonly methodRef: string;
  /** The bank's or the card's name. */
  readonly label: string | null;
  /** The last digits of the number. */
  readonly mask: string | null;
}

/** Holds investors' money as an escrow agent, and collects it from what they have linked there. */
export interface EscrowPort extends DebitCollector {
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  /** Opens the account of a person who is known there as this party. */
  open(who: PersonToConfirm, party: string): Promise<Outcome<{ account: string }>>;
  /** The provider's page on which a bank account or a card is linked; null where one is linked already. */
  link(account: string, rail: EscrowRail, ip: string): Promise<Outcome<{ url: string } | null>>;
  /** What is linked; null where nothing is. */
  linked(account: string, rail: EscrowRail): Promise<Outcome<LinkedMeans | null>>;
  /** Forgets what is linked. What is gone already counts as forgotten. */
  unlink(account: string, rail: EscrowRail, methodRef: string): Promise<Outcome<null>>;
}
