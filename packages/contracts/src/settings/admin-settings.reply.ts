import { ChoiceField, FlagField, IntegerField, MoneyField, TextField } from '../kernel/fields.js';
import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '../content/content-kinds.js';
import { SiteSetting, YES_NO, type YesNo } from './site-setting.reply.js';

/** Every setting, as admins see it, without the captcha's secret. */
export class AdminSettings extends SiteSetting {
  @FlagField()
  kycRequired: boolean;
  /** Whether the console shows the remaining steps before the first campaign. */
  @ChoiceField(YES_NO)
  gettingReady: YesNo;
  @IntegerField()
  topUpFeeBasisPoints: number;
  @MoneyField({ min: 0n })
  topUpFeeFlat: bigint;
  @IntegerField()
  withdrawalFeeBasisPoints: number;
  @MoneyField({ min: 0n })
  withdrawalFeeFlat: bigint;
  /** Above it, in the site's currency, one person approves a withdrawal and another sends it. */
  @MoneyField({ min: 0n })
  withdrawalTwoPersonAbove: bigint;
  /** Above it, in the site's currency, two people of finance decide about money that goes back by hand. */
  @MoneyField({ min: 0n })
  refundTwoPeopleAbove: bigint;
  /** Days that money added by card stays in a wallet before it may be withdrawn. */
  @IntegerField()
  cardMoneyCooldownDays: number;
  @IntegerField()
  userCampaignLimit: number;
  @IntegerField()
  screeningThreshold: number;
  /** Days for which a decision on a covered person counts. */
  @IntegerField()
  coveredPersonDays: number;
  /** One address or network a line. */
  @TextField({ max: 2000, optional: true })
  exceptIP: string;
  @ChoiceField(CAPTCHA_PROVIDERS)
  captchaProvider: CaptchaProvider;
  @TextField({ optional: true })
  applicationClient: string | null;
  @FlagField()
  hasCaptchaKey: boolean;
  @FlagField()
  adminLoginStatus: boolean;
  @FlagField()
  contactusStatus: boolean;
  @FlagField()
  frontLoginStatus: boolean;
  @FlagField()
  frontSignupStatus: boolean;
  @FlagField()
  newsletterStatus: boolean;
  /** Follows from all of them: the same settings, the same version. */
  @TextField()
  version: string;
}
