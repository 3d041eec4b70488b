import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { AccountDebitRequest } from '@cairn/contracts/bank-accounts/bank-accounts.requests';
import type { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { DEBIT_PROVIDER } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { requestContext } from '../../../kernel/http/request-context.js';
import { AccountDebits } from '../../payments/index.js';
import { RailRegistry, type KeptAccount, type Outcome } from '../../rails/index.js';
import { BankLinkEntity } from '../linking/bank-link.entity.js';
import { isOwned, LinksReads } from '../linking/links-reads.js';
import { ownerAtBank, ownerNames } from '../linking/owner-names.js';

/** Accounts of the United States hold dollars. */
const CURRENCY = 'USD';

/** Pays an investment, a top-up or a repayment from a linked account. */
@Injectable()
export class AccountPayments {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly reads: LinksReads,
    private readonly debits: AccountDebits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws request.not_found for an account that is not the caller's, link.broken, link.owner_differs,
   *   link.currency, payment.page_outdated where the parts differ from those shown, and whatever keeps the subject from being paid by bank debit
   */
  async pay(
    caller: Identity,
    { purpose, id, accountId, amount = null, walletPart = null }: AccountDebitRequest,
    command: { language: Language; key: string },
  ): Promise<PaymentStatus> {
    const link = await this.reads.own(caller.userId, accountId);
    if (link.state !== 'linked') throw new DomainError('link.broken');
    if (!isOwned(link)) await this.requireOwner(link);
    const kept = await this.kept(caller, link);
    const { ip = caller.ip, userAgent = caller.userAgent } = requestContext() ?? {};
    const mandate = { acceptedAt: this.clock.now(), ip: ip ?? '', userAgent: userAgent ?? 'unknown' };
    const told = walletPart === null || amount === null ? null : { walletPart, cardPart: amount };
    // Nothing but an investment is paid by both.
    if (walletPart !== null && (told === null || purpose !== 'investment'))
      throw new DomainError('payment.page_outdated');
    const order = { purpose, id, amount, language: command.language, ...(told !== null && { told }) };
    try {
      return await this.debits.debit(caller, order, { ...kept, rail: 'ach', linkId: link.id, mandate }, command.key);
    } catch (error) {
      throw this.inAnotherCurrency(error) ? new DomainError('link.currency') : error;
    }
  }

  /** The rail has no bounds in the currency of what is paid. */
  private inAnotherCurrency(error: unknown): boolean {
    if (!(error instanceof DomainError) || error.code !== 'payment.rail_unavailable') return false;
    const { currency } = error.params;
    return typeof currency === 'string' && currency !== CURRENCY;
  }

  /**
   * The name may have been confirmed since the account was linked: the bank is asked again.
   * @throws link.owner_differs
   */
  private async requireOwner(link: BankLinkEntity): Promise<void> {
    if (link.ownerAccepted === null) {
      const names = await ownerNames(this.database.manager, link.userId);
      const consent = { token: this.reads.tokenOf(link), accountRef: link.accountRef };
      const { match, score } = answered(await ownerAtBank(this.rails.of('bankLink', link.provider), consent, names));
      await this.database.query('update bank_link set owner_match = $2, owner_score = $3 where id = $1', [
        link.id,
        match,
        score,
      ]);
      if (match === 'match') return;
    }
    throw new DomainError('link.owner_differs');
  }

  /** The account at the provider of debits, handed over before its first one. */
  private async kept(caller: Identity, link: BankLinkEntity): Promise<KeptAccount> {
    const { payerRef, methodRef } = link;
    if (payerRef !== null && methodRef !== null) return { payerRef, methodRef };
    const token = answered(
      await this.rails.of('bankLink', link.provider).handOver(this.reads.tokenOf(link), link.accountRef),
    );
    const kept = answered(
      await this.rails.of('debit', DEBIT_PROVIDER).keep({
        userId: caller.userId,
        email: caller.email,
        payerRef: await this.payerRefOf(caller.userId),
        token,
        mask: link.mask,
      }),
    );
    await this.database.query('update bank_link set payer_ref = $2, method_ref = $3 where id = $1', [
      link.id,
      kept.payerRef,
      kept.methodRef,
    ]);
    return kept;
  }

  /** Of the person's other accounts: one payer at the provider has them all. */
  private async payerRefOf(userId: string): Promise<string | null> {
    const [known] = await this.database.query<{ payerRef: string }>(
      `select payer_ref as "payerRef" from bank_link where user_id = $1 and payer_ref is not null
       order by created_at limit 1`,
      [userId],
    );
    return known?.payerRef ?? null;
  }
}

/** @throws link.broken where the provider knows the account no more, payment.provider_unavailable */
function answered<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw new DomainError(outcome.kind === 'rejected' ? 'link.broken' : 'payment.provider_unavailable');
}
