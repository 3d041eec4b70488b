import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { DeadLetters } from './dead-letters.js';
import { FailuresController } from './failures.controller.js';
import { OperationsController } from './operations.controller.js';
import { ParkedWork } from './parked-work.js';

@Module({
  controllers: [OperationsController, AuditController, FailuresController],
  providers: [DeadLetters, ParkedWork],
})
export class OperationsModule {}
