import { Injectable, type OnModuleInit } from '@nestjs/common';
import { consequenceOf } from '@cairn/contracts';
import { Events } from '../../../kernel/outbox/events.js';
import { DebitCalls } from '../../payments/index.js';
import { LinkStates } from '../linking/link-states.js';

/** A return that says that the account itself takes no debits breaks its link. */
@Injectable()
export class ReturnedDebits implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly states: LinkStates,
    private readonly debits: DebitCalls,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'bank_links.returned',
      topics: ['payment.bank_declined'],
      queue: 'money',
      outside: async ({ body: { paymentId, reason } }) => {
        if (consequenceOf(reason) !== 'other_account') return;
        const linkId = await this.debits.linkOf(paymentId);
        if (linkId !== null) await this.states.breakFor(linkId, reason ?? '');
      },
    });
  }
}
