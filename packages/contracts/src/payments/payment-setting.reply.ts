import { ChoiceField, FlagField, NestedField } from '../kernel/fields.js';
import { GatewayLimit } from '../content/public-content.replies.js';

/** What of the specification's payment settings is public, by its own names. */
export const PAYMENT_SETTING_TYPES = ['card', 'paypal', 'ach', 'offline', 'northkyc', 'shuftiprokyc'] as const;
export type PaymentSettingType = (typeof PAYMENT_SETTING_TYPES)[number];

export interface PaymentSettingParams {
  type: string;
}

/** Whether a provider is in use, and for what; its keys are never among it. */
export class PaymentSetting {
  @ChoiceField(PAYMENT_SETTING_TYPES)
  type: PaymentSettingType;
  /** The specification's name of `type`. */
  @ChoiceField(PAYMENT_SETTING_TYPES)
  paymentType: PaymentSettingType;
  @FlagField()
  enabled: boolean;
  /** C-06: the most that a way to pay takes, by currency; empty for one that is not in use or confirms identities. */
  @NestedField(() => GatewayLimit, { many: true })
  limits: GatewayLimit[];
}
