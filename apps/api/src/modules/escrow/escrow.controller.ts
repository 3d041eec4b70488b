import { Body, Controller, Param } from '@nestjs/common';
import { escrowApi, type Language } from '@cairn/contracts';
import { EscrowAccounts, EscrowLink } from '@cairn/contracts/escrow/escrow.replies';
import { EscrowPaymentRequest } from '@cairn/contracts/escrow/escrow.requests';
import { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { ESCROW_RAILS } from '@cairn/contracts/rails/providers';
import { Done } from '@cairn/contracts/users/users.replies';
import { Database } from '../../kernel/database/in-tx.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../kernel/http/request.js';
import { INVESTMENT_PAYING_ERRORS, PaymentLimits } from '../payments/index.js';
import { EscrowLinks } from './escrow-links.service.js';
import { EscrowPayments } from './escrow-payments.js';

/** The agent's accounts hold dollars. */
const CURRENCY = 'USD';

const LINK_ERRORS = [
  'payment.rail_closed',
  'payment.provider_unavailable',
  'payment.refused',
  'kyc.record_first',
  'kyc.provider_refused',
  'kyc.provider_unavailable',
] as const;

@Controller()
export class EscrowController {
  constructor(
    private readonly links: EscrowLinks,
    private readonly payments: EscrowPayments,
    private readonly limits: PaymentLimits,
    private readonly database: Database,
  ) {}

  @Call(escrowApi.list, { summary: 'List what is linked at the escrow agent', reply: EscrowAccounts })
  async list(@Caller() caller: Identity): Promise<EscrowAccounts> {
    return {
      offers: await this.limits.offers(CURRENCY, this.database.manager, ESCROW_RAILS),
      accounts: await this.links.ofPerson(caller.userId),
    };
  }

  @Call(escrowApi.linkCard, {
    summary: 'Link a card at the escrow agent',
    reply: EscrowLink,
    status: 201,
    errors: [...LINK_ERRORS],
  })
  linkCard(@Caller() caller: Identity): Promise<EscrowLink> {
    return this.links.link(caller, 'north_card');
  }

  @Call(escrowApi.linkBank, {
    summary: 'Link a bank account at the escrow agent',
    reply: EscrowLink,
    status: 201,
    errors: [...LINK_ERRORS],
  })
  linkBank(@Caller() caller: Identity): Promise<EscrowLink> {
    return this.links.link(caller, 'north_ach');
  }

  @Call(escrowApi.unlink, {
    summary: 'Unlink a bank account or a card at the escrow agent',
    reply: Done,
    errors: ['link.clearing', 'payment.provider_unavailable', 'payment.refused'],
  })
  async unlink(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    await this.links.unlink(caller.userId, id);
    return { done: true };
  }

  @Call(escrowApi.pay, {
    summary: 'Pay an investment into escrow',
    body: EscrowPaymentRequest,
    reply: PaymentStatus,
    status: 201,
    errors: ['link.broken', ...INVESTMENT_PAYING_ERRORS],
  })
  pay(
    @Caller() caller: Identity,
    @Body() body: EscrowPaymentRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<PaymentStatus> {
    return this.payments.pay(caller, body, { language, key });
  }
}
