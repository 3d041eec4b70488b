import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence } from '../../payments/index.js';
import { ReceiptPaper } from './receipt-paper.js';
import { kindOf } from './receipt-text.js';
import { ReceiptService } from './receipt.service.js';

/** The receipt of an investment whose payment a bank disputes. */
@Injectable()
export class ReceiptEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly receipts: ReceiptService,
    private readonly paper: ReceiptPaper,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'receipt',
      gap: 'not_received',
      purposes: ['investment'],
      count: (payment) => this.count(payment),
      collect: (payment) => this.collect(payment),
    });
  }

  private async count({ subjectId }: DisputedPayment): Promise<number> {
    const received = await this.database.query<unknown>(
      'select 1 from investment where id = $1 and received_at is not null',
      [subjectId],
    );
    return received.length;
  }

  private async collect(payment: DisputedPayment): Promise<Evidence> {
    if ((await this.count(payment)) === 0) return {};
    const receipt = await this.receipts.receipt(payment.userId, payment.subjectId);
    // What the payer was given when the payment arrived: that the bank has taken it back since is what is disputed.
    const asPaid =
      kindOf(receipt) === 'receipt'
        ? receipt
        : {
            ...receipt,
            state: 'received' as const,
            cancellable: false,
            wayBack: null,
            feesReturned: 0n,
            takenByBank: 0n,
          };
    const { fileName, content } = await this.paper.print(asPaid, 'en');
    return { files: [{ path: `receipt/${fileName}`, content }] };
  }
}
