import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { RepaymentLifecycle } from './repayment-lifecycle.js';
import { RepaymentReadsRepository } from './repayment-reads.repository.js';

@Module({
  imports: [ContentModule],
  providers: [RepaymentLifecycle, RepaymentReadsRepository],
  exports: [RepaymentLifecycle, RepaymentReadsRepository],
})
export class RepaymentRecordModule {}
