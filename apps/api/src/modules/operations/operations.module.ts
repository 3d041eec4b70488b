import { Module } from '@nestjs/common';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { SettingsModule } from '../settings/index.js';
import { AuditController } from './audit.controller.js';
import { DeadLetters } from './dead-letters.js';
import { FailuresController } from './failures.controller.js';
import { OperationsController } from './operations.controller.js';
import { KeyRotation } from './key-rotation.js';
import { ParkedWork } from './parked-work.js';

@Module({
  imports: [SettingsModule],
  controllers: [OperationsController, AuditController, FailuresController],
  providers: [DeadLetters, KeyRotation, ParkedWork],
  exports: [KeyRotation],
})
export class OperationsModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'parked-items',
      permission: 'operations.retry',
      sql: 'select first_failed_at as at from kernel.parked_item',
    });
    waiting.register({
      queue: 'dead-letters',
      permission: 'operations.retry',
      sql: 'select died_at as at from kernel.dead_letter where replayed_at is null or replayed_at < died_at',
    });
  }
}
