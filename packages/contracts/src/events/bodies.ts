/*
 * Common parts of the bodies of events. They are types rather than interfaces, so that a body may be read by name
 * where any event is handled. People and records are ids; personal data is read where it is used (SEC-51).
 */

/** The recipient, by the id of the account. */
export type Told = { userId: string };

/** The recipient and the actor. */
export type Acted = Told & { actorId: string };

/** To an address, with or without an account. */
export type Addressed = { email: string };

/** A link or code is sent: its secret follows from the id and is made for the mail alone. */
export type Linked = { linkId: string };

/** An amount in minor units of its currency (ISO 4217). */
export type Sum = { amount: number; currency: string };

/** The campaign that it is about, by its name at that moment. */
export type OfCampaign = { campaignId: string; campaign: string };

/** The code of the way by which money came (`card`, `wallet_and_wire`), put into words where it is told. */
export type PaidBy = { paidBy: string };

/** The code of the way by which money came, to whose source it goes back. */
export type ToYours = { toYours: string };

/** The amount of a refund, and its subject. */
export type RefundOf = { refundId: string; subjectType: string; subjectId: string };
