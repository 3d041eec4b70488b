import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PaymentLimits, type Payable, type ToldShare } from '../../payments/index.js';
import { HoldRelease } from '../holds/hold-release.js';
import { InvestmentDesk } from '../investing/investment-desk.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { WalletShares, type InvestmentShare } from './wallet-share.js';

/** Whether an investor may open the card page for an investment, and for which amount. */
@Injectable()
export class InvestmentPayable {
  constructor(
    private readonly lifecycle: InvestmentLifecycle,
    private readonly limits: PaymentLimits,
    private readonly desk: InvestmentDesk,
    private readonly shares: WalletShares,
    private readonly release: HoldRelease,
  ) {}

  /**
   * With the wallet, what is due by card is what the wallet lacks.
   * @param told the parts of both that the investor was shown; null for the card alone
   * @throws payment.page_outdated when the wallet pays nothing or all, or one of both another part than that
   */
  async prepare(tx: Tx, caller: Identity, id: string, told: ToldShare | null): Promise<Payable> {
    // Under the person's lock, since the cap spans investments: pages of one person are opened one after the other.
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    this.desk.requireHeld(investment);
    if (investment.state !== 'reserved' && investment.state !== 'paying') {
      throw new DomainError('investment.bad_transition', { from: investment.state });
    }
    const { walletPart, cardPart } =
      told === null ? { walletPart: 0n, cardPart: investment.amount } : await this.share(tx, investment, told);
    await this.requireCardLimit(tx, investment, cardPart);
    const facts = await this.desk.requirePayable(tx, investment);
    await this.dropOtherPages(tx, investment, walletPart);
    return {
      amount: cardPart,
      walletPart,
      currency: investment.currency,
      description: facts.name,
      successPath: `/payment-receipt/${id}`,
      cancelPath: `/payment/${id}`,
      group: investment.campaignId,
    };
  }

  private async share(tx: Tx, investment: InvestmentEntity, told: ToldShare): Promise<InvestmentShare> {
    await this.desk.requireRail(tx, 'wallet');
    const share = await this.shares.read(tx, investment);
    const isShared = share.walletPart > 0n && share.cardPart > 0n;
    // Money came into the wallet or left it, or the amount was changed, since the share was read: neither may pay another
    // sum than was shown.
    const isTold = share.walletPart === told.walletPart && share.cardPart === told.cardPart;
    if (!isShared || !isTold) throw new DomainError('payment.page_outdated');
    return share;
  }

  /** A payer who switches between card and wallet-and-card, or between shares, keeps one page and one hold. */
  private async dropOtherPages(tx: Tx, investment: InvestmentEntity, walletPart: bigint): Promise<void> {
    const [other] = await tx.query<unknown[]>(
      `select 1 from payment p where p.purpose = 'investment' and p.subject_id = $1 and p.state in ('planned', 'open')
         and p.wallet_part <> $2 and not exists (select 1 from page_given_up where payment_id = p.id) limit 1`,
      [investment.id, walletPart.toString()],
    );
    if (other !== undefined) await this.release.dropPages(tx, investment);
  }

  /**
   * C-06: the cap is for an investor and a campaign together, so that splitting does not get around it. What counts is
   * what was paid by card or has a page open for it, never what an investment is called.
   */
  private async requireCardLimit(
    tx: Tx,
    { id, campaignId, investorId, currency }: InvestmentEntity,
    amount: bigint,
  ): Promise<void> {
    const { maximum } = await this.limits.require('card', amount, currency, tx);
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(p.amount), 0) as sum from investment i
       cross join lateral (select max(p.amount) as amount from payment p
         where p.purpose = 'investment' and p.subject_id = i.id and p.state in ('planned', 'open', 'collected')) p
       where i.campaign_id = $1 and i.investor_id = $2 and i.id <> $3 and i.state in ('paying', 'received', 'settled')`,
      [campaignId, investorId, id],
    );
    if (BigInt(row?.sum ?? 0) + amount > maximum) {
      throw new DomainError('payment.card_limit', { maximum: Number(maximum), currency });
    }
  }
}
