import { Module } from '@nestjs/common';
import { DistributionsModule } from './distributions/distributions.module.js';
import { RepaymentPayingModule } from './paying/paying.module.js';
import { RepaymentRecordModule } from './record/record.module.js';
import { RepaymentRemindersModule } from './reminders/reminders.module.js';
import { RepaymentSchedulesModule } from './schedules/schedules.module.js';

@Module({
  imports: [
    DistributionsModule,
    RepaymentPayingModule,
    RepaymentRecordModule,
    RepaymentRemindersModule,
    RepaymentSchedulesModule,
  ],
  exports: [DistributionsModule],
})
export class RepaymentsModule {}
