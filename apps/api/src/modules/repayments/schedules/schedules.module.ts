import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { SettingsModule } from '../../settings/index.js';
import { RepaymentRecordModule } from '../record/record.module.js';
import { EarlyRepaymentLapse } from './early-repayment-lapse.js';
import { EarlyRepayments } from './early-repayments.service.js';
import { ScheduleService } from './schedule.service.js';

@Module({
  imports: [PaymentsModule, RepaymentRecordModule, SettingsModule],
  providers: [EarlyRepaymentLapse, EarlyRepayments, ScheduleService],
  exports: [EarlyRepayments],
})
export class RepaymentSchedulesModule {}
