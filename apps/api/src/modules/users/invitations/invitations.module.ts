import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InvitationArrivals } from './invitation-arrivals.js';
import { InvitationCare } from './invitation-care.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [InvitationsController],
  providers: [InvitationArrivals, InvitationCare, InvitationsService],
  exports: [InvitationArrivals],
})
export class InvitationsModule {}
