import { Injectable, type OnModuleInit } from '@nestjs/common';
import { consequenceOf } from '@cairn/contracts';
import { Events } from '../../kernel/outbox/events.js';
import { DebitCalls } from '../payments/index.js';
import { EscrowLinks } from './escrow-links.service.js';

/** A return that says that the account itself takes no debits ends its link at the agent. */
@Injectable()
export class ReturnedLinks implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly links: EscrowLinks,
    private readonly debits: DebitCalls,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'escrow.returned',
      topics: ['payment.bank_declined'],
      queue: 'money',
      outside: async ({ body: { paymentId, reason } }) => {
        if (consequenceOf(reason) !== 'other_account') return;
        const linkId = await this.debits.linkOf(paymentId, 'escrow_link');
        if (linkId !== null) await this.links.forgetReturned(linkId);
      },
    });
  }
}
