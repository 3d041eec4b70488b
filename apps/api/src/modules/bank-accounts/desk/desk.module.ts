import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { LinkedAccountsAdminController } from './linked-accounts.admin.controller.js';
import { LinkedAccountsDesk, WAITING } from './linked-accounts-desk.js';

@Module({ controllers: [LinkedAccountsAdminController], providers: [LinkedAccountsDesk] })
export class LinkedAccountsDeskModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'linked-accounts',
      permission: 'identity.review',
      sql: `select x.created_at as at from bank_link x where ${WAITING}`,
    });
  }
}
