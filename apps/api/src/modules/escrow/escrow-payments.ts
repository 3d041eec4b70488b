import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { EscrowPaymentRequest } from '@cairn/contracts/escrow/escrow.requests';
import type { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { Clock } from '../../kernel/clock/clock.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { requestContext } from '../../kernel/http/request-context.js';
import { AccountDebits } from '../payments/index.js';
import { EscrowAccountRecords } from './escrow-accounts.js';
import { EscrowLinks } from './escrow-links.service.js';

/** Pays investments into escrow, from what was linked at the agent. */
@Injectable()
export class EscrowPayments {
  constructor(
    private readonly links: EscrowLinks,
    private readonly accounts: EscrowAccountRecords,
    private readonly debits: AccountDebits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws request.not_found for what is not the caller's, link.broken for what is not linked yet, and whatever
   *   keeps the investment from being paid in this way
   */
  async pay(
    caller: Identity,
    { id, accountId, amount }: EscrowPaymentRequest,
    command: { language: Language; key: string },
  ): Promise<PaymentStatus> {
    const { id: linkId, rail, state, methodRef } = await this.links.own(caller.userId, accountId);
    const payerRef = await this.accounts.known(caller.userId);
    if (state !== 'linked' || methodRef === null || payerRef === null) throw new DomainError('link.broken');
    const { ip = caller.ip, userAgent = caller.userAgent } = requestContext() ?? {};
    const mandate = { acceptedAt: this.clock.now(), ip: ip ?? '', userAgent: userAgent ?? 'unknown' };
    const order = { purpose: 'investment' as const, id, amount: amount ?? null, language: command.language };
    return this.debits.debit(caller, order, { rail, payerRef, methodRef, linkId, mandate }, command.key);
  }
}
