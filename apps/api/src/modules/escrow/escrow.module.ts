import { Module } from '@nestjs/common';
import { IdentityPartiesModule } from '../kyc/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RailsModule } from '../rails/index.js';
import { ExportSources, UsersModule } from '../users/index.js';
import { EscrowAccountRecords } from './escrow-accounts.js';
import { EscrowForgetter } from './escrow-forgetter.js';
import { EscrowLinks } from './escrow-links.service.js';
import { EscrowPayments } from './escrow-payments.js';
import { EscrowController } from './escrow.controller.js';
import { ReturnedLinks } from './returned-links.js';

@Module({
  imports: [IdentityPartiesModule, PaymentsModule, RailsModule, UsersModule],
  controllers: [EscrowController],
  providers: [EscrowAccountRecords, EscrowForgetter, EscrowLinks, EscrowPayments, ReturnedLinks],
})
export class EscrowModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'escrow_links',
      `select rail, state, label, mask, created_at, linked_at, removed_at from escrow_link where user_id = $1
       order by created_at`,
    );
  }
}
