import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { derivedId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { settleLine } from './settle-line.js';

interface OpenLine {
  provider: Provider;
  lineId: string;
  amount: string;
  currency: string;
  txId: string;
}

/** What becomes of the line of a refund made at the provider once the refund is known here: it is matched, or waits again. */
@Injectable()
export class MadeRefundLines implements OnModuleInit {
  constructor(
    private readonly ledger: Ledger,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'statements.refund_found',
      topics: ['refund.succeeded'],
      queue: 'money',
      inTransaction: (tx, { body }) => this.found(tx, body.refundId),
    });
    this.events.register({
      name: 'statements.refund_failed',
      topics: ['refund.failed'],
      queue: 'money',
      inTransaction: (tx, { body }) => this.reopen(tx, body.refundId),
    });
  }

  /** The payer's bank did not take it: the line waits for another decision, beside the one about what came back. */
  private async reopen(tx: Tx, refundId: string): Promise<void> {
    await tx.query(
      `update statement_line s set decision = null, decision_reason = null, decided_by = null, decided_at = null
       from refund r where r.id = $1 and s.provider = r.provider and s.source_ref = r.provider_refund_id and s.kind = 'refund'
         and s.state = 'missing_in_ledger' and s.decision = 'payer_refund'`,
      [refundId],
    );
  }

  /** The ledger has the refund now: what had been booked for its line in suspense goes. */
  private async found(tx: Tx, refundId: string): Promise<void> {
    const [line] = await tx.query<OpenLine[]>(
      `select s.provider, s.line_id as "lineId", s.amount, s.currency, t.id as "txId" from refund r
       join statement_line s on s.provider = r.provider and s.source_ref = r.provider_refund_id and s.kind = 'refund'
         and s.state = 'missing_in_ledger' and s.currency = r.currency and s.amount = -r.amount
       join ledger.tx held on held.id = s.tx_id and held.kind = 'provider_unmatched'
       join ledger.tx t on t.source_type = 'refund' and t.source_id = r.id::text and t.kind = 'refund'
       where r.id = $1 and r.state = 'succeeded' for no key update of s`,
      [refundId],
    );
    if (line === undefined) return;
    const { provider, lineId, amount, currency, txId } = line;
    await this.ledger.post(tx, {
      uid: derivedId(`statement:${provider}:${lineId}:found`),
      kind: 'provider_line_found',
      phase: 'posted',
      sourceType: 'statement_line',
      sourceId: `${provider}:${lineId}`,
      actor: 'statement',
      postings: [
        {
          debit: accountCode.clearing(provider, currency),
          credit: accountCode.suspense(currency),
          minor: -BigInt(amount),
          currency,
        },
      ],
    });
    await settleLine(tx, { provider, lineId }, { state: 'matched', txId });
  }
}
