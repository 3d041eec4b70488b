import { Injectable } from '@nestjs/common';
import {
  PAYMENT_SETTING_TYPES,
  type PaymentSetting,
  type PaymentSettingType,
} from '@cairn/contracts/payments/payment-setting.reply';
import type { PaymentRail } from '@cairn/contracts/payments/rail-offer.reply';
import { RAIL_TRAITS, type CollectionRail, type IdentityProvider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';
import { OpenRails } from '../limits/open-rails.js';
import { PaymentLimits } from '../limits/payment-limits.js';

/** What stands behind each of the specification's payment settings. */
const BEHIND: Readonly<Record<PaymentSettingType, { rail: CollectionRail } | { identity: IdentityProvider }>> = {
  card: { rail: 'card' },
  paypal: { rail: 'paypal' },
  ach: { rail: 'ach' },
  offline: { rail: 'wire' },
  northkyc: { identity: 'north' },
  shuftiprokyc: { identity: 'shufti' },
};

const isType = (type: string): type is PaymentSettingType => PAYMENT_SETTING_TYPES.some((known) => known === type);

/** What is told of the ways to pay before anything is paid. */
@Injectable()
export class WaysToPay {
  constructor(
    private readonly database: Database,
    private readonly limits: PaymentLimits,
    private readonly rails: OpenRails,
    private readonly settings: SettingsService,
  ) {}

  async of(currency: string): Promise<PaymentRail[]> {
    const offered = await this.limits.offers(currency, this.database.manager);
    return offered.map((offer) => {
      const { time, risk, clearingDays, returnDays } = RAIL_TRAITS[offer.rail];
      return { ...offer, time, risk, clearingDays, returnDays };
    });
  }

  /** @throws request.not_found for a type that the specification does not have */
  async setting(type: string): Promise<PaymentSetting> {
    if (!isType(type)) throw notFound();
    const behind = BEHIND[type];
    const told = { type, paymentType: type, enabled: false, limits: [] };
    if ('identity' in behind) {
      const { identityProvider } = await this.settings.all();
      return { ...told, enabled: identityProvider === behind.identity };
    }
    if (!(await this.rails.isOpen(behind.rail, this.database.manager))) return told;
    const limits = await this.database.query<{ currency: string; maximum: string }>(
      'select currency, maximum from payment_limit where method = $1 order by currency',
      [behind.rail],
    );
    return {
      ...told,
      enabled: true,
      limits: limits.map(({ currency, maximum }) => ({ currency, maximum: BigInt(maximum) })),
    };
  }
}
