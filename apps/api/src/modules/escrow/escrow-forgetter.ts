import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../kernel/outbox/events.js';
import { EscrowLinks } from './escrow-links.service.js';

/** Has the agent forget what somebody had linked whose account was closed. */
@Injectable()
export class EscrowForgetter implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly links: EscrowLinks,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'escrow.forget',
      topics: ['user.pseudonymised'],
      queue: 'money',
      outside: ({ body }) => this.links.forget(body.userId),
    });
  }
}
