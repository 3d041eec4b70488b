import { Injectable } from '@nestjs/common';
import { UNFINISHED_PAYMENTS } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import type { CollectionRail } from '@cairn/contracts/rails/providers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { PaymentEntity } from './payment.entity.js';

/** The parts of wallet and card that the payer was shown. */
export interface ToldShare {
  walletPart: bigint;
  cardPart: bigint;
}

/** The way in which the payer wants to pay. */
export interface PaymentWay {
  rail: CollectionRail;
  /** The parts that the payer was shown, null for the provider alone; only where both may be combined. */
  told: ToldShare | null;
}

/** The subject of a payment, as its module describes it at the time of payment. */
export interface Payable {
  /** The amount that the provider collects. */
  amount: bigint;
  /** The part that the payer's wallet pays; nothing unless given. */
  walletPart?: bigint;
  currency: string;
  /** The description on the provider's page. */
  description: string;
  /** Paths of the web client to return to. */
  successPath: string;
  cancelPath: string;
  group: string | null;
}

/** What a subject does after money that it could not accept was sent back: its capacity is locked after the ledger. */
export type AfterReturn = (tx: Tx) => Promise<void>;

/**
 * A module's functions for its payments. Every function runs in the transaction that moves the payment, under the
 * payment's lock, and may run again with nothing left to do.
 */
export interface PaymentSubject {
  /** Locks the subject, and whatever is locked before it. */
  lock(tx: Tx, subjectId: string): Promise<unknown>;
  /**
   * Locks the subject, checks that it may be paid in this way and returns the amount due.
   */
  prepare(tx: Tx, caller: Identity, subjectId: string, way: PaymentWay): Promise<Payable>;
  /** The page is open, or the payer's bank decides, until `until`: whatever is held must be held that long. */
  opened(tx: Tx, payment: PaymentEntity, until: Date): Promise<void>;
  /**
   * The money has arrived. Not true when the subject cannot accept it and it is refunded: then what it does once the refund
   * is planned, if anything. Posts to the ledger.
   */
  collected(tx: Tx, payment: PaymentEntity): Promise<boolean | AfterReturn>;
  /** The attempt ended without money. Another page of the same subject may be open: then the subject stays as it is. */
  ended(tx: Tx, payment: PaymentEntity): Promise<void>;
  /**
   * The payer's bank took the money back. The subject decides who bears it, and handles the consequences.
   * @param isWhole whether it took back the whole payment
   */
  takenBack(tx: Tx, payment: PaymentEntity, bear: BearChargeback, isWhole: boolean): Promise<Bearer>;
}

/** `refund`: the money was owed to the payer already, and had not gone. */
export type Bearer = 'escrow' | 'refund' | 'wallet' | 'owner' | 'platform';
/** Books the chargeback on an account; once by the dispute. Several accounts share it by their amounts. */
export type BearChargeback = (parts: readonly { debit: string; minor: bigint }[] | { debit: string }) => Promise<void>;

/** Makes a subject payable again for its payer, whose payment came too late; throws what keeps the payer from it. */
export type Retake = (payer: Identity, subjectId: string) => Promise<void>;

/** A refund of a collected payment that somebody made at the provider: its payer has the money already. */
export interface MadeRefund {
  minor: bigint;
  by: Identity;
  reason: string;
  /** The same for the same refund: it is booked once. */
  key: string;
}

/**
 * Books a refund that was made at the provider to its subject, and plans it, under the locks of payment and subject;
 * throws line.not_refundable where the subject does not end by it.
 */
export type BookMadeRefund = (tx: Tx, payment: PaymentEntity, made: MadeRefund) => Promise<void>;

const UNFINISHED = UNFINISHED_PAYMENTS.map((state) => `'${state}'`).join(', ');

/** Whether the payer has another attempt for the same subject; asked under the subject's lock. */
export async function hasOtherPage(tx: Tx, payment: PaymentEntity): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `select 1 from payment where purpose = $1 and subject_id = $2 and id <> $3 and state in (${UNFINISHED}) limit 1`,
    [payment.purpose, payment.subjectId, payment.id],
  );
  return rows.length > 0;
}

/** Which module handles each purpose of a payment. */
@Injectable()
export class PaymentPurposes {
  private readonly subjects = new Map<PaymentPurpose, PaymentSubject>();
  private readonly retaking = new Map<PaymentPurpose, Retake>();
  private readonly madeRefunds = new Map<PaymentPurpose, BookMadeRefund>();

  register(purpose: PaymentPurpose, subject: PaymentSubject): void {
    this.subjects.set(purpose, subject);
  }

  registerRetaking(purpose: PaymentPurpose, retake: Retake): void {
    this.retaking.set(purpose, retake);
  }

  registerMadeRefunds(purpose: PaymentPurpose, book: BookMadeRefund): void {
    this.madeRefunds.set(purpose, book);
  }

  /** Undefined for a purpose of which nothing is refunded. */
  madeRefundsOf(purpose: PaymentPurpose): BookMadeRefund | undefined {
    return this.madeRefunds.get(purpose);
  }

  /** Undefined for a purpose whose payment, once over, is over. */
  retakingOf(purpose: PaymentPurpose): Retake | undefined {
    return this.retaking.get(purpose);
  }

  of(purpose: PaymentPurpose): PaymentSubject {
    const subject = this.subjects.get(purpose);
    if (subject === undefined) throw new Error(`Unknown purpose of a payment: ${purpose}`);
    return subject;
  }
}
