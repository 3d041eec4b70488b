import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { LateRepayments } from './late-repayments.js';
import { RepaymentReminders } from './repayment-reminders.js';
import { RepaymentsAdminController } from './repayments.admin.controller.js';

@Module({
  imports: [ContentModule],
  controllers: [RepaymentsAdminController],
  providers: [LateRepayments, RepaymentReminders],
})
export class RepaymentRemindersModule {}
