import { Injectable } from '@nestjs/common';
import { consequenceOf } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { RailRegistry } from '../../rails/index.js';
import { BankLinkEntity } from './bank-link.entity.js';
import { LinksReads } from './links-reads.js';

/** A code of the bank network, beside those of the provider. */
const isReturn = (fault: string | null): boolean => consequenceOf(fault) !== null;

/** Whether a linked account still works, as its provider says. */
@Injectable()
export class LinkStates {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly reads: LinksReads,
  ) {}

  /**
   * Asks the provider and stores its answer; false where none came.
   * @param isRepaired the owner has just signed in again: what the bank network said of the account before is over
   */
  async refresh(link: BankLinkEntity, isRepaired = false): Promise<boolean> {
    if (link.state === 'removed' || link.token === null) return true;
    const outcome = await this.rails.of('bankLink', link.provider).read(this.reads.tokenOf(link));
    if (outcome.kind !== 'ok') return outcome.kind === 'rejected';
    const fault = outcome.value.fault ?? (isRepaired || !isReturn(link.fault) ? null : link.fault);
    await this.database.query(
      `update bank_link set checked_at = kernel.now(), next_check_at = kernel.now() + interval '1 day',
         state = case when $2::text is null then 'linked' else 'broken' end, fault = $2
       where id = $1 and state <> 'removed'`,
      [link.id, fault],
    );
    return true;
  }

  async refreshById(id: string, isRepaired = false): Promise<boolean> {
    return this.refresh(await this.database.manager.findOneByOrFail(BankLinkEntity, { id }), isRepaired);
  }

  /** The bank network says that this account takes no debits: its owner links another, or this one again. */
  async breakFor(linkId: string, code: string): Promise<void> {
    await this.database.query(
      `update bank_link set state = 'broken', fault = $2, next_check_at = null where id = $1 and state = 'linked'`,
      [linkId, code],
    );
  }
}
