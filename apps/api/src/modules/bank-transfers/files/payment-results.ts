import { Injectable } from '@nestjs/common';
import type { PaymentResults } from '@cairn/contracts/payments/payment-files';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PayoutService } from '../../payouts/index.js';
import { WithdrawalDesk } from '../../wallet/index.js';
import { readAnswer, type Answer } from './bank-answer.js';

interface Item {
  fileId: string;
  kind: 'withdrawal' | 'payout';
  transferId: string;
  number: string;
  state: 'listed' | 'sent' | 'failed';
}

const ITEMS = `select i.file_id as "fileId", i.kind, i.transfer_id as "transferId", i.number, i.state
  from payment_file_item i join payment_file f on f.id = i.file_id`;

/** The bank's word for what it refuses, where it gives no reason: both have a sentence for whoever was to be paid. */
const NO_REASON = 'RJCT';

type Applied = 'sent' | 'failed' | 'unchanged';

/** Records what the bank says of transfers in our files: sent, refused, or come back after they were sent. */
@Injectable()
export class PaymentResultsImport {
  constructor(
    private readonly database: Database,
    private readonly withdrawals: WithdrawalDesk,
    private readonly payouts: PayoutService,
  ) {}

  /** The same answer again changes nothing. @throws file.required, transfers.answer, transfers.too_many, transfers.contradiction */
  async import(admin: Identity, upload: Upload | undefined): Promise<PaymentResults> {
    if (upload === undefined) throw new DomainError('file.required');
    const counts = { sent: 0, failed: 0, unchanged: 0 };
    const unknown: string[] = [];
    for (const answer of readAnswer(upload.content.toString('utf8'))) {
      const items = await (answer.of === 'file' ? this.itemsOfFile(answer.number) : this.itemsOf(answer.number));
      if (items.length === 0) unknown.push(answer.number);
      for (const item of items)
        try {
          counts[await this.apply(admin, item, answer)] += 1;
        } catch (error) {
          // One that this person may not record, or that was recorded by hand, delays no other: which of two transfers the
          // bank speaks of is for a person to find out.
          if (!(error instanceof DomainError)) throw error;
          unknown.push(`${item.number} (${error.code})`);
        }
    }
    return { ...counts, unknown: unknown.slice(0, 50).join(', ') || null };
  }

  private async apply(admin: Identity, item: Item, { of, outcome, why: said }: Answer): Promise<Applied> {
    if (outcome === 'waiting' || outcome === item.state || item.state === 'failed') return 'unchanged';
    // A file is refused before any of it is sent; what the bank has sent comes back by a line of its own.
    if (of === 'file' && item.state === 'sent') return 'unchanged';
    const { kind, transferId: id } = item;
    // A transfer without a reference of the bank is known by ours, which it carries.
    const why = said ?? (outcome === 'sent' ? item.number : NO_REASON);
    if (outcome === 'sent') {
      if (kind === 'withdrawal') await this.withdrawals.send(admin, id, why);
      else await this.payouts.release(admin, id, why);
    } else if (item.state === 'sent') {
      if (kind === 'withdrawal') await this.withdrawals.fail(admin, id, why);
      else await this.payouts.fail(admin, id, why);
    } else {
      // The bank says that it pays nothing of it.
      const refused = { reason: why, bankStopped: true };
      if (kind === 'withdrawal') await this.withdrawals.reject(admin, id, refused);
      else await this.payouts.reject(admin, id, refused);
    }
    await this.database.query(
      `update payment_file_item set state = $4, result = $5 where file_id = $1 and kind = $2 and transfer_id = $3`,
      [item.fileId, kind, id, outcome, why.slice(0, 500)],
    );
    return outcome;
  }

  /** The transfer in the file that was made last of it. */
  private itemsOf(number: string): Promise<Item[]> {
    return this.database.query<Item>(
      `${ITEMS} where i.number = $1 and f.state = 'released' and i.state <> 'dropped' order by f.made_at desc limit 1`,
      [number],
    );
  }

  private itemsOfFile(number: string): Promise<Item[]> {
    return this.database.query<Item>(
      `${ITEMS} where f.number = $1 and f.state = 'released' and i.state <> 'dropped' order by i.number`,
      [number],
    );
  }
}
