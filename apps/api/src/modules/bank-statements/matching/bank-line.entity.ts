import type { BankLineState } from '@cairn/contracts/payments/bank-statements.replies';
import type { BankBooking } from '@cairn/contracts/payments/bank-statements.requests';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { encryptedColumn, money } from '../../../kernel/database/columns.js';

export type BankLineMatch = 'payment' | 'withdrawal' | 'payout' | 'bank_return' | 'provider_payout';

/** One line of a bank statement. What came in is above zero, what went out below. */
@Entity('bank_line')
// In each direction: a record and what was sent back of it.
@Index('bank_line_matched', ['matchedType', 'matchedId'], { unique: true, where: "matched_type <> 'payment'" })
export class BankLineEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'statement_id' }) statementId: string;
  @Column('text') account: string;
  @Column('char', { length: 3 }) currency: string;
  @Column('date', { name: 'booked_on' }) bookedOn: string;
  @Column('date', { name: 'value_on', nullable: true }) valueOn: string | null;
  @Column(money()) amount: bigint;
  @Column('text', { name: 'bank_ref', nullable: true }) bankRef: string | null;
  @Column('text', { name: 'end_to_end', nullable: true }) endToEnd: string | null;
  @Column('text', { nullable: true }) remittance: string | null;
  /** A reference or number of ours in it. */
  @Column('text', { name: 'our_ref', nullable: true }) ourRef: string | null;
  /** Name, account and bank of the other side, as JSON. */
  @Column(encryptedColumn({ nullable: true })) counterparty: Buffer | null;
  @Column('text') state: BankLineState;
  /** What of it lies in suspense, with the sign of the amount. */
  @Column(money({ default: 0 })) open: bigint;
  @Column('text', { name: 'matched_type', nullable: true }) matchedType: BankLineMatch | null;
  @Column('text', { name: 'matched_id', nullable: true }) matchedId: string | null;
  @Column('text', { name: 'book_to', nullable: true }) bookTo: BankBooking | null;
  @Column('uuid', { name: 'rule_id', nullable: true }) ruleId: string | null;
  @Column('uuid', { name: 'booking_id', nullable: true }) bookingId: string | null;
  /** Who of finance has taken it on. */
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
}
