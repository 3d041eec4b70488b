/** The providers outside the platform, by the ids that the specification gives them (decision 49). */
export const PROVIDERS = ['stripe', 'paypal', 'plaid', 'mangopay', 'shufti', 'north', 'bank'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Who keeps the accounts of owners that payouts go to. */
export const PAYEE_PROVIDER = 'stripe' satisfies Provider;

/** Who keeps a record of a person apart from its checks, and verifies accreditations. */
export const PARTY_PROVIDER = 'north' satisfies Provider;

/** Who links bank accounts, and who debits them. */
export const BANK_LINK_PROVIDER = 'plaid' satisfies Provider;
export const DEBIT_PROVIDER = 'stripe' satisfies Provider;

/** Who keeps second wallets. */
export const SECOND_WALLET_PROVIDER = 'mangopay' satisfies Provider;

/** Ways in which a provider collects money from a payer on a page of its own, or the site's; each has one provider. */
export const PAGE_RAILS = ['card', 'ach', 'paypal', 'wire'] as const;
export type PageRail = (typeof PAGE_RAILS)[number];

/** Who holds investors' money as an escrow agent, and the ways to pay into it: from what was linked there, without a page. */
export const ESCROW_PROVIDER = 'north' satisfies Provider;
export const ESCROW_RAILS = ['north_ach', 'north_card'] as const;
export type EscrowRail = (typeof ESCROW_RAILS)[number];
export const isEscrowRail = (rail: string): rail is EscrowRail => ESCROW_RAILS.some((known) => known === rail);

/** All of them. */
export const COLLECTION_RAILS = [...PAGE_RAILS, ...ESCROW_RAILS] as const;
export type CollectionRail = (typeof COLLECTION_RAILS)[number];

/** Debits of bank accounts, of which a payer may tell the bank that they were not authorised. */
export const BANK_DEBIT_RAILS: readonly CollectionRail[] = ['ach', 'north_ach'];

/** Where money is once it is collected: the platform's account at a provider, or that of a third party. */
export type RailCustody = 'platform' | 'bank' | 'wallet_provider' | 'escrow_agent';

/**
 * When a payment counts: at once; at once unless the provider reviews it, within the clearing days; once the payer's
 * bank has answered; once it is settled; once a transfer of the payer's own has arrived, by a deadline or without one.
 */
export const RAIL_TIMES = ['at_once', 'review', 'answer', 'settlement', 'arrival', 'transfer'] as const;
export type RailTime = (typeof RAIL_TIMES)[number];

/** What may undo it: a dispute, the bank's return of a debit, a transfer that does not match or is not found; or nothing. */
export const RAIL_RISKS = ['dispute', 'return', 'mismatch', 'reference', 'none'] as const;
export type RailRisk = (typeof RAIL_RISKS)[number];

/** What a payer is told of a way to pay, besides its fee. */
export interface PaymentFacts {
  readonly time: RailTime;
  readonly risk: RailRisk;
  /** Business days until the payer's bank has decided; 0 where the money is there at once. */
  readonly clearingDays: number;
  /** Calendar days in which the payer may have the money returned after that. */
  readonly returnDays: number;
}

/** When money collected in this way is there, for how long it may be taken back, and who holds it. */
export interface RailTraits extends PaymentFacts {
  readonly custody: RailCustody;
}

/** From the wallet: its money has arrived before. */
export const WALLET_FACTS: PaymentFacts = { time: 'at_once', risk: 'none', clearingDays: 0, returnDays: 0 };

/** ACH: acknowledged within four business days; a consumer disputes an unauthorised debit within 60 days (Nacha). */
export const RAIL_TRAITS: Readonly<Record<CollectionRail, RailTraits>> = {
  card: { time: 'at_once', risk: 'dispute', clearingDays: 0, returnDays: 120, custody: 'platform' },
  ach: { time: 'answer', risk: 'return', clearingDays: 4, returnDays: 60, custody: 'platform' },
  // A capture under review, or from a bank account, is decided within days; disputes are open for 180 days.
  paypal: { time: 'review', risk: 'dispute', clearingDays: 6, returnDays: 180, custody: 'platform' },
  // It is there when the bank's statement shows it, and is not taken back.
  wire: { time: 'arrival', risk: 'mismatch', clearingDays: 0, returnDays: 0, custody: 'bank' },
  // The escrow agent submits a day's debits in the evening; they settle three to five business days later.
  north_ach: { time: 'settlement', risk: 'return', clearingDays: 5, returnDays: 60, custody: 'escrow_agent' },
  north_card: { time: 'settlement', risk: 'dispute', clearingDays: 2, returnDays: 120, custody: 'escrow_agent' },
};

export const CUSTODY_MODES = ['demo', 'qtp_mirror', 'broker_dealer', 'emoney_provider'] as const;
export type CustodyMode = (typeof CUSTODY_MODES)[number];

/**
 * Who may hold investors' money, by the site's custody mode. A funding portal directs it to a qualified third party and
 * holds none (Exchange Act 3(a)(80), 17 CFR 227.303(e)); a broker-dealer may; with an e-money institution that one does.
 */
export const CUSTODY_OF_MODE: Readonly<Record<CustodyMode, readonly RailCustody[]>> = {
  demo: ['platform', 'bank', 'wallet_provider', 'escrow_agent'],
  qtp_mirror: ['bank', 'escrow_agent'],
  broker_dealer: ['platform', 'bank', 'escrow_agent'],
  emoney_provider: ['wallet_provider'],
};

/** Who can confirm an identity in the platform's stead. */
export const IDENTITY_PROVIDERS = ['shufti', 'north'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** What the site chooses between: its own compliance staff, or a provider before them. */
export const IDENTITY_WAYS = ['manual', ...IDENTITY_PROVIDERS] as const;
export type IdentityWay = (typeof IDENTITY_WAYS)[number];

/** The same for accreditations. */
export const ACCREDITATION_WAYS = ['manual', 'north'] as const;
export type AccreditationWay = (typeof ACCREDITATION_WAYS)[number];

/** Parts of the address of a provider's message that stand for another: those of before the common route. */
export const MESSAGE_ALIASES: Readonly<Record<string, { provider: string; endpoint: string }>> = {
  'stripe-connect': { provider: 'stripe', endpoint: 'connect' },
};
