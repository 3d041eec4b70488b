import { Injectable } from '@nestjs/common';
import type { ListingFile } from '@cairn/contracts/payments/payment-files';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../database/in-tx.js';
import { DomainError } from '../errors/domain-error.js';

/** Records whose money leaves by a bank transfer; both names are those of their tables. */
export type ListedKind = 'withdrawal' | 'payout';

/** Finds the file that lists each of these, by the id of the record. */
export type FindListings = (
  reader: EntityManager,
  kind: ListedKind,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ListingFile>>;

/**
 * Which transfers are listed in a payment file. The room that makes the files registers how to find out: withdrawals and
 * payouts stand below it.
 */
@Injectable()
export class ListedTransfers {
  private find: FindListings = () => Promise.resolve(new Map());

  register(find: FindListings): void {
    this.find = find;
  }

  of(reader: EntityManager, kind: ListedKind, ids: readonly string[]): Promise<ReadonlyMap<string, ListingFile>> {
    return ids.length === 0 ? Promise.resolve(new Map()) : this.find(reader, kind, ids);
  }

  /**
   * Under the lock of the record: the file would pay what was recorded as paid by hand, or as never to be paid.
   * @throws transfers.in_file while nobody has released the file that lists it
   */
  async requireUnlisted(tx: Tx, kind: ListedKind, id: string): Promise<void> {
    const file = (await this.find(tx, kind, [id])).get(id);
    if (file?.state === 'made') throw new DomainError('transfers.in_file', { number: file.number });
  }
}
