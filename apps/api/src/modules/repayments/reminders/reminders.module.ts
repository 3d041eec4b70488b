import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { SettingsModule } from '../../settings/index.js';
import { LateRepayments } from './late-repayments.js';
import { RepaymentReminders } from './repayment-reminders.js';
import { RepaymentsAdminController } from './repayments.admin.controller.js';

@Module({
  imports: [SettingsModule],
  controllers: [RepaymentsAdminController],
  providers: [LateRepayments, RepaymentReminders],
})
export class RepaymentRemindersModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'late-repayments',
      permission: 'payouts.read',
      sql: `select r.due_on::timestamp at time zone z.name as at
          from repayment r, (select value #>> '{}' as name from site_setting where name = 'timezone') z
          where r.state in ('due', 'paying') and not r.early and r.due_on < (kernel.now() at time zone z.name)::date`,
    });
  }
}
