import { Injectable } from '@nestjs/common';
import type { WalletDetail } from '@cairn/contracts/wallet/wallet.replies';
import type { TopUpRequest } from '@cairn/contracts/wallet/wallet.requests';
import { PAGE_RAILS, type PageRail } from '@cairn/contracts/rails/providers';
import { minorPerMajor } from '@cairn/finance';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { OpenOptions } from '../../settings/index.js';
import { LIMIT_ERRORS, OpenRails, PaymentLimits, requireWithin, type MethodLimits } from '../../payments/index.js';
import { TopUpMaximum } from '../funds/top-up-maximum.js';
import { WalletFees } from '../funds/wallet-fees.js';

interface Charge {
  rail: PageRail;
  /** All that is charged, in minor units. */
  total: bigint;
  currency: string;
}

type Offered = MethodLimits & { rail: PageRail };

/** @throws payment.below_minimum, payment.above_maximum, payment.granularity or the cap's own error, beside the amount */
function requireWithinCap(offered: Offered, total: bigint, currency: string): void {
  const { maximum } = requireWithin(offered, total, currency);
  if (total > maximum) throw fieldError('amount', LIMIT_ERRORS[offered.rail], { maximum: Number(maximum), currency });
}

/** One way to pay has to take it; of several refusals the one of the way that takes most tells the payer more. */
function requireOneWithin(offered: readonly Offered[], total: bigint, currency: string): void {
  const widest = offered.toSorted((a, b) => Number(b.maximum - a.maximum));
  let refusal: unknown;
  for (const one of widest) {
    try {
      requireWithinCap(one, total, currency);
      return;
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** The bounds of a top-up: the site's own, and those of the ways to pay. */
@Injectable()
export class TopUpRules {
  constructor(
    private readonly database: Database,
    private readonly limits: PaymentLimits,
    private readonly most: TopUpMaximum,
    private readonly fees: WalletFees,
    private readonly rails: OpenRails,
    private readonly options: OpenOptions,
  ) {}

  /**
   * V-23: what could never be paid is refused before anything is made.
   * @returns the fee, in minor units
   * @throws beside its field
   */
  async requireOpenable(request: TopUpRequest): Promise<bigint> {
    const { amount, currency } = request;
    await this.rails.require('wallet', this.database.manager);
    const offered = await this.limits.all(currency, this.database.manager);
    if (offered.length === 0) throw await this.notOffered();
    await this.options.requireOpen(request);
    const minimum = minorPerMajor(currency);
    const maximum = await this.most.in(currency);
    if (amount < minimum || amount > maximum) {
      const range = { minimum: Number(minimum), maximum: Number(maximum), currency };
      throw fieldError('amount', 'wallet.top_up_range', range);
    }
    const fee = await this.fees.fee('topUp', amount, currency, this.database.manager);
    requireOneWithin(offered, amount + fee, currency);
    return fee;
  }

  /** C-06 and the provider's bounds, for all that is charged. */
  async requirePayable(tx: Tx, { rail, total, currency }: Charge): Promise<void> {
    await this.rails.require('wallet', tx);
    requireWithinCap({ rail, ...(await this.limits.require(rail, total, currency, tx)) }, total, currency);
  }

  /** Whether all ways to pay are switched off, or none of them takes the currency. */
  private async notOffered(): Promise<DomainError> {
    for (const rail of PAGE_RAILS)
      if (await this.rails.isOpen(rail, this.database.manager))
        return fieldError('currency', 'payment.rail_unavailable');
    return new DomainError('payment.rail_closed');
  }

  /** The range and fee of a top-up, shown in advance. */
  async terms(
    currency: string,
  ): Promise<Pick<WalletDetail, 'topUpMaximum' | 'topUpRails' | 'topUpFeeBasisPoints' | 'topUpFeeFlat'>> {
    const { basisPoints, flat } = await this.fees.terms('topUp', currency, this.database.manager);
    const isOpen = await this.rails.isOpen('wallet', this.database.manager);
    const topUpRails = isOpen ? await this.limits.offers(currency, this.database.manager) : [];
    return {
      topUpMaximum: await this.most.in(currency),
      topUpRails,
      topUpFeeBasisPoints: basisPoints,
      topUpFeeFlat: flat,
    };
  }
}
