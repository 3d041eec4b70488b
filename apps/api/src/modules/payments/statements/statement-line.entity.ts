import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LineDecision } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { money } from '../../../kernel/database/columns.js';
import type { StatementKind } from '../../rails/index.js';

/** new: just read. missing_in_ledger: our ledger does not have it; it stays in suspense until a person decides. */
export type StatementState = 'new' | 'matched' | 'missing_in_ledger' | 'amount_mismatch';

/** One line of a provider's statement. */
@Entity('statement_line')
export class StatementLineEntity {
  @PrimaryColumn('text') provider: Provider;
  @PrimaryColumn('text', { name: 'line_id' }) lineId: string;
  @Column('text') kind: StatementKind;
  @Column(money()) amount: bigint;
  @Column(money()) fee: bigint;
  @Column(money()) net: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'source_ref', nullable: true }) sourceRef: string | null;
  @Column('text', { name: 'payment_ref', nullable: true }) paymentRef: string | null;
  @Column('text', { name: 'holder_ref', nullable: true }) holderRef: string | null;
  @Column('text', { name: 'our_ref', nullable: true }) ourRef: string | null;
  @Column('text', { nullable: true }) description: string | null;
  @Column('timestamptz', { name: 'occurred_at' }) occurredAt: Date;
  @Column('timestamptz', { name: 'available_on', nullable: true }) availableOn: Date | null;
  @Column('text') state: StatementState;
  @Column(money({ name: 'tx_id', nullable: true })) txId: bigint | null;
  @Column('timestamptz', { name: 'read_at', default: () => 'clock_timestamp()' }) readAt: Date;
  @Column('timestamptz', { name: 'next_check_at' }) nextCheckAt: Date;
  /** What finance has found it to be. */
  @Column('text', { nullable: true }) decision: LineDecision | null;
  @Column('text', { name: 'decision_reason', nullable: true }) decisionReason: string | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
}
