import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { RailsModule } from '../../rails/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { BankAccountsController } from './bank-accounts.controller.js';
import { ConnectionEnds } from './connection-ends.js';
import { ConnectionsService } from './connections.service.js';
import { Disconnecting } from './disconnecting.js';
import { LinkOffer } from './link-offer.js';
import { LinkStates } from './link-states.js';
import { LinkedPayees } from './linked-payees.js';
import { LinksPoller } from './links-poller.js';
import { LinksReads } from './links-reads.js';

@Module({
  imports: [PaymentsModule, RailsModule, UsersModule],
  controllers: [BankAccountsController],
  providers: [
    ConnectionEnds,
    ConnectionsService,
    Disconnecting,
    LinkOffer,
    LinkStates,
    LinkedPayees,
    LinksPoller,
    LinksReads,
  ],
  exports: [LinkOffer, LinkStates, LinkedPayees, LinksReads],
})
export class LinkingModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'linked-bank-accounts',
      `select institution as bank, mask, kind, state, owner_match, created_at, removed_at from bank_link
       where user_id = $1 order by created_at`,
    );
  }
}
