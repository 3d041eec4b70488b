import { Injectable } from '@nestjs/common';
import { walletFee } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';
import { PaymentLimits } from '../../payments/index.js';
import { RatesOfTheDay } from '../../rates/index.js';

type WalletAct = 'topUp' | 'withdrawal';

/** The fee on an amount; the flat part is null where no rate converts it to this currency. */
export interface FeeTerms {
  basisPoints: number;
  flat: bigint | null;
}

/** Decision 35. A flat fee is written in the site's currency; in another one it is as much, by the rate of today. */
@Injectable()
export class WalletFees {
  constructor(
    private readonly settings: SettingsService,
    private readonly limits: PaymentLimits,
    private readonly rates: RatesOfTheDay,
  ) {}

  async terms(act: WalletAct, currency: string, reader: EntityManager): Promise<FeeTerms> {
    const settings = await this.settings.all(reader);
    const step = act === 'topUp' ? await this.cardStep(currency, reader) : 1n;
    const flat = await this.rates.amountIn(settings[`${act}FeeFlat`], settings.currency, currency, reader, step);
    return { basisPoints: settings[`${act}FeeBasisPoints`], flat };
  }

  /**
   * @returns minor units
   * @throws wallet.no_rate
   */
  async fee(act: WalletAct, amount: bigint, currency: string, reader: EntityManager): Promise<bigint> {
    const { basisPoints, flat } = await this.terms(act, currency, reader);
    if (flat === null) throw fieldError('amount', 'wallet.no_rate', { code: currency });
    return walletFee(amount, { percentBasisPoints: BigInt(basisPoints), flat });
  }

  /** The fee is charged with the amount: one that a card cannot pay would let no round amount be added. */
  private async cardStep(currency: string, reader: EntityManager): Promise<bigint> {
    return (await this.limits.of('card', currency, reader))?.granularity ?? 1n;
  }
}
