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
  state: 'listed' | 'sent' | 'failed';
}

type Applied = 'sent' | 'failed' | 'unchanged';

/** Records what the bank says of transfers in our files: sent, refused, or come back after they were sent. */
@Injectable()
export class PaymentResultsImport {
  constructor(
    private readonly database: Database,
    private readonly withdrawals: WithdrawalDesk,
    private readonly payouts: PayoutService,
  ) {}

  /** The same answer again changes nothing. @throws file.required, transfers.answer */
  async import(admin: Identity, upload: Upload | undefined): Promise<PaymentResults> {
    if (upload === undefined) throw new DomainError('file.required');
    const counts = { sent: 0, failed: 0, unchanged: 0 };
    const unknown: string[] = [];
    for (const answer of readAnswer(upload.content.toString('utf8'))) {
      const item = await this.itemOf(answer.number);
      if (item === null) {
        unknown.push(answer.number);
        continue;
      }
      try {
        counts[await this.apply(admin, item, answer)] += 1;
      } catch (error) {
        // One that this person may not record, or that has changed meanwhile, delays no other.
        if (!(error instanceof DomainError)) throw error;
        unknown.push(`${answer.number} (${error.code})`);
      }
    }
    return { ...counts, unknown: unknown.slice(0, 50).join(', ') || null };
  }

  private async apply(admin: Identity, item: Item, { outcome, why }: Answer): Promise<Applied> {
    if (outcome === 'waiting' || outcome === item.state || item.state === 'failed') return 'unchanged';
    const { kind, transferId: id } = item;
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

  private async itemOf(number: string): Promise<Item | null> {
    const [item] = await this.database.query<Item>(
      `select i.file_id as "fileId", i.kind, i.transfer_id as "transferId", i.state from payment_file_item i
       join payment_file f on f.id = i.file_id
       where i.number = $1 and f.state = 'released' and i.state <> 'dropped' order by f.made_at desc limit 1`,
      [number],
    );
    return item ?? null;
  }
}
