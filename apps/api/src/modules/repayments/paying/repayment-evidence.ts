import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EvidenceSources, type DisputedPayment, type Evidence } from '../../payments/index.js';
import { RepaymentReadsRepository } from '../record/repayment-reads.repository.js';
import { RepaymentFiles } from './repayment-files.js';

/** The receipt of a repayment whose payment a bank disputes. */
@Injectable()
export class RepaymentEvidence implements OnModuleInit {
  constructor(
    private readonly reads: RepaymentReadsRepository,
    private readonly files: RepaymentFiles,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'receipt',
      gap: 'not_received',
      purposes: ['repayment'],
      count: async ({ subjectId }) => ((await this.reads.detail(null, subjectId)).paidAt === null ? 0 : 1),
      collect: (payment) => this.collect(payment),
    });
  }

  private async collect({ subjectId }: DisputedPayment): Promise<Evidence> {
    const repayment = await this.reads.detail(null, subjectId);
    if (repayment.paidAt === null) return {};
    const { fileName, content } = await this.files.of(repayment, 'pdf', 'en');
    return { files: [{ path: `receipt/${fileName}`, content }] };
  }
}
