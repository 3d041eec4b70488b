/** Records that people read in their own language; each kind has its fields in content-fields.ts. */
export const OPTION_KINDS = [
  'campaign-type',
  'category',
  'industry',
  'team-member-type',
  'campaign-stage',
  'investing-round',
  'investor-type',
  'deal-type',
  'user-type',
  'employment-status',
  'domicile',
  'signature-type',
  'contact-question-type',
  'bank-account-type',
  'contract-type',
  'invest-frequency',
  'repayment-type',
  'accreditation-method',
  'comment-disclosure',
  'faq-topic',
  'payment-gateway',
] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export const MENUS = ['header', 'footer', 'social-media'] as const;
export type MenuName = (typeof MENUS)[number];

/** `heading` holds a column of the footer and leads nowhere; `page` leads to a content page; `custom` to an address. */
export const LINK_TYPES = ['custom', 'page', 'heading'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export const URL_TARGETS = ['_self', '_blank'] as const;
export type UrlTarget = (typeof URL_TARGETS)[number];

/**
 * U-03: who sees a link of a menu. Fixed words and no expression: the site knows the condition of each word.
 * `raiseFunds`: onlyAdminCreateCampaign is no, or the user is an admin.
 */
export const MENU_CONDITIONS = [
  'always',
  'signedIn',
  'signedOut',
  'faqsExist',
  'raiseFunds',
  'investorDisplay',
  'campaignOwnerDisplay',
  'walletModule',
  'mangoPayModule',
  'shareCertificates',
] as const;
export type MenuCondition = (typeof MENU_CONDITIONS)[number];

/** C-10: code left or right, with or without a space, or the symbol. */
export const CURRENCY_FORMATS = ['code_left', 'code_left_space', 'code_right', 'code_right_space', 'symbol'] as const;
export type CurrencyFormat = (typeof CURRENCY_FORMATS)[number];

/** Decision 41: the proof of work needs no outside service; the others are called over the network. */
export const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
