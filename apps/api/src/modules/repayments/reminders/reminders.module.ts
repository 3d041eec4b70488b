import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { LateRepayments } from './late-repayments.js';
import { RepaymentReminders } from './repayment-reminders.js';
import { RepaymentsAdminController } from './repayments.admin.controller.js';

@Module({
  imports: [SettingsModule],
  controllers: [RepaymentsAdminController],
  providers: [LateRepayments, RepaymentReminders],
})
export class RepaymentRemindersModule {}
