import { Module } from '@nestjs/common';
import { LinkedAccountsDeskModule } from './desk/desk.module.js';
import { LinkingModule } from './linking/linking.module.js';
import { PayingModule } from './paying/paying.module.js';

@Module({ imports: [LinkedAccountsDeskModule, LinkingModule, PayingModule], exports: [LinkingModule] })
export class BankAccountsModule {}
