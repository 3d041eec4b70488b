import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BankLinkState, OwnerMatch } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { encryptedColumn } from '../../../kernel/database/columns.js';

/** A bank account that its owner has linked. */
@Entity('bank_link')
@Index('bank_link_item_key', ['provider', 'itemRef'], { unique: true })
export class BankLinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: Provider;
  /** The provider's ids of the consent and of the account in it. */
  @Column('text', { name: 'item_ref' }) itemRef: string;
  @Column('text', { name: 'account_ref' }) accountRef: string;
  /** The consent, encrypted; null once it has ended. */
  @Column(encryptedColumn({ nullable: true })) token: Buffer | null;
  @Column('text', { nullable: true }) institution: string | null;
  @Column('text', { nullable: true }) mask: string | null;
  @Column('text', { nullable: true }) kind: 'checking' | 'savings' | null;
  @Column('text', { name: 'owner_match' }) ownerMatch: OwnerMatch;
  /** How well the best of the names agrees with the one at the bank, from 0 to 100; null where the bank tells nothing. */
  @Column('integer', { name: 'owner_score', nullable: true }) ownerScore: number | null;
  /** What our staff has decided about an owner whom the bank calls otherwise; null where nobody had to. */
  @Column('boolean', { name: 'owner_accepted', nullable: true }) ownerAccepted: boolean | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('text') state: BankLinkState;
  /** Why it is broken, in the provider's or the bank network's words. */
  @Column('text', { nullable: true }) fault: string | null;
  /** The account at the provider of debits; both null until the first one. */
  @Column('text', { name: 'payer_ref', nullable: true }) payerRef: string | null;
  @Column('text', { name: 'method_ref', nullable: true }) methodRef: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'checked_at' }) checkedAt: Date;
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
