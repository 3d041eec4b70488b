import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence } from '../../payments/index.js';
import { TopUpReceipts } from './top-up-receipts.js';
import { TopUpService } from './top-up.service.js';

/** The receipt of a top-up whose payment a bank disputes. */
@Injectable()
export class TopUpEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly topUps: TopUpService,
    private readonly receipts: TopUpReceipts,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'receipt',
      gap: 'not_received',
      purposes: ['top_up'],
      count: (payment) => this.count(payment),
      collect: (payment) => this.collect(payment),
    });
  }

  private async count({ subjectId }: DisputedPayment): Promise<number> {
    const received = await this.database.query<unknown>(
      'select 1 from top_up where id = $1 and received_at is not null',
      [subjectId],
    );
    return received.length;
  }

  private async collect(payment: DisputedPayment): Promise<Evidence> {
    if ((await this.count(payment)) === 0) return {};
    const topUp = await this.topUps.read(payment, payment.subjectId);
    const { fileName, content } = await this.receipts.print(topUp, 'en');
    return { files: [{ path: `receipt/${fileName}`, content }] };
  }
}
