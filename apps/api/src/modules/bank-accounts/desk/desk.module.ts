import { Module } from '@nestjs/common';
import { LinkedAccountsAdminController } from './linked-accounts.admin.controller.js';
import { LinkedAccountsDesk } from './linked-accounts-desk.js';

@Module({ controllers: [LinkedAccountsAdminController], providers: [LinkedAccountsDesk] })
export class LinkedAccountsDeskModule {}
