import { Injectable } from '@nestjs/common';
import type { WalletDetail } from '@cairn/contracts/wallet/wallet.replies';
import type { TopUpRequest } from '@cairn/contracts/wallet/wallet.requests';
import { minorPerMajor } from '@cairn/finance';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';
import { OpenRails, PaymentLimits } from '../../payments/index.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { WalletFees } from '../funds/wallet-fees.js';

/** The bounds of a top-up: the site's own, and those of the card provider. */
@Injectable()
export class TopUpRules {
  constructor(
    private readonly database: Database,
    private readonly limits: PaymentLimits,
    private readonly rates: RatesOfTheDay,
    private readonly settings: SettingsService,
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
    await this.rails.require('card', this.database.manager);
    if ((await this.limits.of('card', currency)) === null) throw fieldError('currency', 'payment.rail_unavailable');
    await this.options.requireOpen(request);
    const minimum = minorPerMajor(currency);
    const maximum = await this.maximum(currency);
    if (amount < minimum || amount > maximum) {
      const range = { minimum: Number(minimum), maximum: Number(maximum), currency };
      throw fieldError('amount', 'wallet.top_up_range', range);
    }
    const fee = await this.fees.fee('topUp', amount, currency, this.database.manager);
    await this.requirePayable(amount + fee, currency);
    return fee;
  }

  /** C-06 and the provider's bounds, for all that is charged. */
  async requirePayable(total: bigint, currency: string, tx?: Tx): Promise<void> {
    await this.rails.require('wallet', tx ?? this.database.manager);
    const { maximum } = await this.limits.require('card', total, currency, tx);
    if (total <= maximum) return;
    const params = { maximum: Number(maximum), currency };
    throw new DomainError('payment.card_limit', params, [{ field: 'amount', code: 'payment.card_limit', params }]);
  }

  /** The range and fee of a top-up, shown in advance. */
  async terms(
    currency: string,
  ): Promise<Pick<WalletDetail, 'topUpMaximum' | 'cardMaximum' | 'topUpFeeBasisPoints' | 'topUpFeeFlat'>> {
    const { basisPoints, flat } = await this.fees.terms('topUp', currency, this.database.manager);
    const isOpen = await this.rails.isOpen('wallet', this.database.manager);
    return {
      topUpMaximum: await this.maximum(currency),
      cardMaximum: isOpen ? await this.limits.maximum('card', currency) : null,
      topUpFeeBasisPoints: basisPoints,
      topUpFeeFlat: flat,
    };
  }

  /** Written in the site's currency; converted for others, or the same number of units while there is no rate. */
  private async maximum(currency: string): Promise<bigint> {
    const { topUpMaximum, currency: own } = await this.settings.all();
    const measured = await this.rates.figureIn(topUpMaximum, own, currency, this.database.manager);
    if (measured !== null) return measured;
    return (topUpMaximum * minorPerMajor(currency)) / minorPerMajor(own);
  }
}
