import {
  ChoiceField,
  CurrencyField,
  FlagField,
  FreeField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import {
  CAPTCHA_PROVIDERS,
  CURRENCY_FORMATS,
  LINK_TYPES,
  MENU_CONDITIONS,
  URL_TARGETS,
  type CaptchaProvider,
  type CurrencyFormat,
  type LinkType,
  type MenuCondition,
  type UrlTarget,
} from './content-kinds.js';
import type { RichText } from './rich-text.js';

/** A line of a taxonomy or an option list. `code` is what requests carry, `name` what people read. */
export class OptionItem {
  @IdField()
  id: string;
  @TextField()
  code: string;
  @TextField()
  name: string;
  @TextField({ optional: true, max: 500 })
  description: string | null;
  /** Whether it can be chosen. */
  @FlagField()
  offered: boolean;
}

export class SiteLanguage {
  @ChoiceField(LANGUAGE_CODES)
  id: Language;
  @TextField()
  name: string;
  /** The specification's name of the code: en, fr, ar. */
  @TextField()
  folder: string;
  @ChoiceField(['ltr', 'rtl'])
  direction: 'ltr' | 'rtl';
  @FlagField()
  isDefault: boolean;
}

export class Slider {
  @IdField()
  id: string;
  @TextField()
  title: string;
  @TextField({ optional: true, max: 500 })
  text: string | null;
  @TextField({ optional: true })
  linkLabel: string | null;
  @TextField({ optional: true, max: 500 })
  linkUrl: string | null;
  @TextField({ optional: true })
  imageUrl: string | null;
}

/** A link of a menu, or a heading with the links of its column. */
export class MenuItem {
  @IdField()
  id: string;
  @TextField()
  code: string;
  @ChoiceField(LINK_TYPES)
  linkType: LinkType;
  @TextField()
  title: string;
  /** An own path, or an address of http, https or mailto. */
  @TextField({ optional: true, max: 500 })
  customUrl: string | null;
  /** Slug of a page, for /content-page/:slug. */
  @TextField({ optional: true })
  contentPage: string | null;
  @ChoiceField(URL_TARGETS)
  urlTarget: UrlTarget;
  @ChoiceField(MENU_CONDITIONS)
  condition: MenuCondition;
  @NestedField(() => MenuItem, { many: true })
  children: MenuItem[];
}

export class Faq {
  @IdField()
  id: string;
  /** Code and name of an item of the list faq-topic. */
  @TextField()
  topic: string;
  @TextField()
  topicName: string;
  @TextField({ max: 500 })
  question: string;
  @FreeField()
  answer: RichText;
}

export class ContentPageHead {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField()
  title: string;
  @TextField({ optional: true, max: 500 })
  description: string | null;
  /** Whether search engines may list it. */
  @FlagField()
  listed: boolean;
  @InstantField()
  updatedAt: Date;
}

export class ContentPage extends ContentPageHead {
  @FreeField()
  body: RichText;
}

export class HelpQuestion {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField({ max: 500 })
  question: string;
  /** Only where one question is requested. */
  @FreeField({ optional: true })
  answer: RichText | null;
  @InstantField()
  updatedAt: Date;
}

export class HelpTopic {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField()
  title: string;
  @TextField({ optional: true, max: 500 })
  description: string | null;
  @NestedField(() => HelpQuestion, { many: true })
  questions: HelpQuestion[];
}

export class SiteCurrency {
  @CurrencyField()
  id: string;
  @CurrencyField()
  code: string;
  @TextField()
  name: string;
  @TextField()
  symbol: string;
  @IntegerField()
  exponent: number;
  @ChoiceField(CURRENCY_FORMATS)
  displayFormat: CurrencyFormat;
  /** The site's own currency. */
  @FlagField()
  isDefault: boolean;
}

export class GatewayLimit {
  @CurrencyField()
  currency: string;
  @MoneyField()
  maximum: bigint;
}

export class PaymentGateway {
  @TextField()
  code: string;
  @TextField()
  name: string;
  @TextField({ optional: true, max: 500 })
  description: string | null;
  /** C-06: the most it takes, by currency; empty where nothing limits it. */
  @NestedField(() => GatewayLimit, { many: true })
  limits: GatewayLimit[];
}

/** Which forms ask for a captcha, and what a browser needs for it. The secret is never among it (decision 41). */
export class CaptchaSetting {
  @ChoiceField(CAPTCHA_PROVIDERS)
  provider: CaptchaProvider;
  /** The public key of an outside provider. */
  @TextField({ optional: true })
  applicationClient: string | null;
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
}

export class SiteMeta {
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @TextField()
  siteName: string;
  @TextField()
  title: string;
  @TextField({ max: 500 })
  description: string;
}

/** The terminology of the site, singular and plural. */
export class SiteTerm {
  @TextField()
  code: string;
  @TextField()
  one: string;
  @TextField()
  many: string;
}

export class ClientAddress {
  @TextField()
  ip: string;
}
