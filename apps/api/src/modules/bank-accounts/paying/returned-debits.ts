import { Injectable, type OnModuleInit } from '@nestjs/common';
import { consequenceOf } from '@cairn/contracts';
import { Events } from '../../../kernel/outbox/events.js';
import { LinkStates } from '../linking/link-states.js';

/** A return that says that the account itself takes no debits breaks its link. */
@Injectable()
export class ReturnedDebits implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly states: LinkStates,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'bank_links.returned',
      topics: ['payment.bank_declined'],
      queue: 'money',
      outside: async ({ body: { paymentId, reason } }) => {
        if (consequenceOf(reason) === 'other_account') await this.states.breakFor(paymentId, reason ?? '');
      },
    });
  }
}
