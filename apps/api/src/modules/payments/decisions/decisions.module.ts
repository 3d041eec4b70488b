import { Module, type OnModuleInit } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { SettingsModule } from '../../settings/index.js';
import { SecondDecisionsController } from './second-decisions.controller.js';
import { SecondDecisionsRepository } from './second-decisions.repository.js';
import { mayBeSecond, SecondDecisions } from './second-decisions.js';
import { TwoPeople } from './two-people.js';

@Module({
  imports: [SettingsModule],
  controllers: [SecondDecisionsController],
  providers: [SecondDecisions, SecondDecisionsRepository, TwoPeople],
  exports: [SecondDecisions, TwoPeople],
})
export class DecisionsModule implements OnModuleInit {
  constructor(
    private readonly decisions: SecondDecisions,
    private readonly waiting: WaitingWork,
  ) {}

  /** Once every room has registered what it lets two people decide. */
  onModuleInit(): void {
    this.waiting.register({
      queue: 'second-decisions',
      permission: 'payments.manage',
      sql: `select x.made_at as at from (${this.decisions.sql()}) x where ${mayBeSecond('$1')}`,
    });
  }
}
