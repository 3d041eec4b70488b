import { Injectable } from '@nestjs/common';
import { isEscrowRail, type CollectionRail } from '@cairn/contracts/rails/providers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { LIMIT_ERRORS, PaymentLimits, type Payable, type PaymentWay, type ToldShare } from '../../payments/index.js';
import { HoldRelease } from '../holds/hold-release.js';
import { InvestmentDesk } from '../investing/investment-desk.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { WalletShares, type InvestmentShare } from './wallet-share.js';

/** Whether an investor may open a provider's page for an investment, and for which amount. */
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
   * With the wallet, what is due on the page is what the wallet lacks.
   * @throws payment.page_outdated when the wallet pays nothing or all, or one of both another part than that
   */
  async prepare(tx: Tx, caller: Identity, id: string, { rail, told }: PaymentWay): Promise<Payable> {
    // Under the person's lock, since the cap spans investments: pages of one person are opened one after the other.
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    this.desk.requireHeld(investment);
    if (investment.state !== 'reserved' && investment.state !== 'paying') {
      throw new DomainError('investment.bad_transition', { from: investment.state });
    }
    const { walletPart, cardPart } =
      told === null
        ? { walletPart: 0n, cardPart: investment.amount }
        : await this.share(tx, investment, { rail, told });
    await this.requireRailLimit(tx, investment, { rail, amount: cardPart });
    const facts = await this.desk.requirePayable(tx, investment);
    await this.dropOtherPages(tx, investment, { rail, walletPart });
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

  private async share(
    tx: Tx,
    investment: InvestmentEntity,
    { rail, told }: { rail: CollectionRail; told: ToldShare },
  ): Promise<InvestmentShare> {
    // What goes into escrow at a third party comes from there alone.
    if (isEscrowRail(rail)) throw new DomainError('payment.page_outdated');
    await this.desk.requireRail(tx, 'wallet');
    const share = await this.shares.read(tx, investment, rail);
    const isShared = share.walletPart > 0n && share.cardPart > 0n;
    // Money came into the wallet or left it, or the amount was changed, since the share was read: neither may pay another
    // sum than was shown.
    const isTold = share.walletPart === told.walletPart && share.cardPart === told.cardPart;
    if (!isShared || !isTold) throw new DomainError('payment.page_outdated');
    return share;
  }

  /** A payer who switches between ways to pay, with the wallet or without, or between shares, keeps one page and one hold. */
  private async dropOtherPages(
    tx: Tx,
    investment: InvestmentEntity,
    { rail, walletPart }: { rail: CollectionRail; walletPart: bigint },
  ): Promise<void> {
    const [other] = await tx.query<unknown[]>(
      `select 1 from payment p where p.purpose = 'investment' and p.subject_id = $1 and p.state in ('planned', 'open')
         and (p.wallet_part <> $2 or p.rail <> $3) and not exists (select 1 from page_given_up where payment_id = p.id) limit 1`,
      [investment.id, walletPart.toString(), rail],
    );
    if (other !== undefined) await this.release.dropPages(tx, investment);
  }

  /**
   * C-06: the cap of a way to pay is for an investor and a campaign together, so that splitting does not get around it.
   * What counts is what was paid in this way or may still be, never what an investment is called.
   */
  private async requireRailLimit(
    tx: Tx,
    { id, campaignId, investorId, currency }: InvestmentEntity,
    { rail, amount }: { rail: CollectionRail; amount: bigint },
  ): Promise<void> {
    const { maximum } = await this.limits.require(rail, amount, currency, tx);
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(p.amount), 0) as sum from investment i
       cross join lateral (select max(p.amount) as amount from payment p
         where p.purpose = 'investment' and p.subject_id = i.id and p.rail = $4
           and p.state in ('planned', 'open', 'clearing', 'collected')) p
       where i.campaign_id = $1 and i.investor_id = $2 and i.id <> $3 and i.state in ('paying', 'received', 'settled')`,
      [campaignId, investorId, id, rail],
    );
    if (BigInt(row?.sum ?? 0) + amount > maximum) {
      throw new DomainError(LIMIT_ERRORS[rail], { maximum: Number(maximum), currency });
    }
  }
}
