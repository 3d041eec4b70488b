import { Module } from '@nestjs/common';
import { LinkingModule } from './linking/linking.module.js';
import { PayingModule } from './paying/paying.module.js';

@Module({ imports: [LinkingModule, PayingModule], exports: [LinkingModule] })
export class BankAccountsModule {}
