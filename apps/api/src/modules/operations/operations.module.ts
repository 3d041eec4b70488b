import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { OperationsController } from './operations.controller.js';

@Module({ controllers: [OperationsController, AuditController] })
export class OperationsModule {}
