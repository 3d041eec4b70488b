import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { variable } from './variable.js';

/** The providers of mail, payments, captchas and identities, and their keys. */
export class ProviderVariables {
  @variable('Address of the mail server.', { default: 'smtp://127.0.0.1:4003' })
  @Matches(/^smtps?:\/\//)
  SMTP_URL: string;

  @variable('Sender of every mail.', { default: 'Cairn <no-reply@cairn.example>' })
  @IsString()
  MAIL_FROM: string;

  @variable('Key of the Stripe account: a restricted key (rk_…) is enough, production takes live ones only.', {
    secret: true,
  })
  @Matches(/^[sr]k_/)
  STRIPE_KEY: string;

  @variable('Base address of Stripe; the real one by default.', { default: 'https://api.stripe.com' })
  @Matches(/^https?:\/\/[^/]+$/)
  STRIPE_URL: string;

  @variable('Secret of the webhook endpoint for the platform account.', { secret: true })
  @Matches(/^whsec_/)
  STRIPE_WEBHOOK_SECRET: string;

  @variable('Secret of the webhook endpoint for connected accounts.', { secret: true })
  @Matches(/^whsec_/)
  STRIPE_CONNECT_WEBHOOK_SECRET: string;

  @variable('Base address of the European Central Bank, whose rates of the day are read; `off` reads none.', {
    default: 'https://www.ecb.europa.eu',
  })
  @Matches(/^(off|https?:\/\/[^/]+)$/)
  ECB_URL: string;

  @variable('Base address of reCAPTCHA, for sites that choose it.', { default: 'https://www.google.com' })
  @Matches(/^https?:\/\/[^/]+$/)
  RECAPTCHA_URL: string;

  @variable('Base address of hCaptcha, for sites that choose it.', { default: 'https://api.hcaptcha.com' })
  @Matches(/^https?:\/\/[^/]+$/)
  HCAPTCHA_URL: string;

  @variable('Base address of Turnstile, for sites that choose it.', { default: 'https://challenges.cloudflare.com' })
  @Matches(/^https?:\/\/[^/]+$/)
  TURNSTILE_URL: string;

  @variable('Client id at Google, for sites that offer this sign-in.', { optional: true })
  @IsOptional()
  @IsString()
  GOOGLE_CLIENT_ID?: string;

  @variable('Client secret at Google.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  GOOGLE_CLIENT_SECRET?: string;

  @variable('OpenID issuer of Google.', { default: 'https://accounts.google.com' })
  @Matches(/^https?:\/\//)
  GOOGLE_ISSUER: string;

  @variable('Client id at LinkedIn, for sites that offer this sign-in.', { optional: true })
  @IsOptional()
  @IsString()
  LINKEDIN_CLIENT_ID?: string;

  @variable('Client secret at LinkedIn.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  LINKEDIN_CLIENT_SECRET?: string;

  @variable('OpenID issuer of LinkedIn.', { default: 'https://www.linkedin.com/oauth' })
  @Matches(/^https?:\/\//)
  LINKEDIN_ISSUER: string;

  @variable('Client id at Facebook, for sites that offer this sign-in.', { optional: true })
  @IsOptional()
  @IsString()
  FACEBOOK_CLIENT_ID?: string;

  @variable('Client secret at Facebook.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  FACEBOOK_CLIENT_SECRET?: string;

  @variable('Address of Facebook’s consent page.', { default: 'https://www.facebook.com/v23.0/dialog/oauth' })
  @Matches(/^https?:\/\//)
  FACEBOOK_DIALOG_URL: string;

  @variable('Base address of Facebook’s Graph API.', { default: 'https://graph.facebook.com/v23.0' })
  @Matches(/^https?:\/\//)
  FACEBOOK_GRAPH_URL: string;

  @variable('Base address of PayPal; the real one by default.', { default: 'https://api-m.paypal.com' })
  @Matches(/^https?:\/\//)
  PAYPAL_URL: string;

  @variable('Client id of the PayPal app, for sites that take payments from PayPal accounts.', { optional: true })
  @IsOptional()
  @IsString()
  PAYPAL_CLIENT_ID?: string;

  @variable('Secret of the PayPal app.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  PAYPAL_SECRET?: string;

  @variable('Id of the webhook at PayPal: its messages are proved with it.', { optional: true })
  @IsOptional()
  @IsString()
  PAYPAL_WEBHOOK_ID?: string;

  @variable('Base address of Plaid; the real one by default.', { default: 'https://production.plaid.com' })
  @Matches(/^https?:\/\//)
  PLAID_URL: string;

  @variable('Client id at Plaid, for sites on which people link a bank account.', { optional: true })
  @IsOptional()
  @IsString()
  PLAID_CLIENT_ID?: string;

  @variable('Secret at Plaid.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  PLAID_SECRET?: string;

  @variable('Name of the site on Plaid’s page, at most 30 characters.', { default: 'Cairn' })
  @IsString()
  PLAID_CLIENT_NAME: string;

  @variable('Address to which Plaid sends its messages; that of PUBLIC_URL by default.', { optional: true })
  @IsOptional()
  @Matches(/^https?:\/\//)
  PLAID_WEBHOOK_URL?: string;

  @variable('Base address of Mangopay; the real one by default.', { default: 'https://api.mangopay.com' })
  @Matches(/^https?:\/\//)
  MANGOPAY_URL: string;

  @variable('Client id at Mangopay, for sites that offer the second wallet.', { optional: true })
  @IsOptional()
  @IsString()
  MANGOPAY_CLIENT_ID?: string;

  @variable('API key at Mangopay.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  MANGOPAY_API_KEY?: string;

  @variable('Address under which Mangopay reaches this API for its hooks; `PUBLIC_URL` without it.', { optional: true })
  @IsOptional()
  @Matches(/^https?:\/\/[^/]+$/)
  MANGOPAY_HOOK_URL?: string;

  @variable('Base address of Shufti Pro; the real one by default.', { default: 'https://api.shuftipro.com' })
  @Matches(/^https?:\/\//)
  SHUFTI_URL: string;

  @variable('Client id at Shufti Pro, for sites that have it confirm identities.', { optional: true })
  @IsOptional()
  @IsString()
  SHUFTI_CLIENT_ID?: string;

  @variable('Secret key at Shufti Pro; its replies and messages are proved with it.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  SHUFTI_SECRET?: string;

  @variable(
    'How Shufti Pro signs for this account: `hashed` over the secret’s SHA-256, `legacy` over the secret itself (accounts opened before March 2023).',
    { default: 'hashed' },
  )
  @IsIn(['hashed', 'legacy'])
  SHUFTI_SIGNATURE: 'hashed' | 'legacy';

  @variable('Base address of North Capital’s TransactAPI, with its prefix.', {
    default: 'https://api.norcapsecurities.com/tapiv3/index.php/v3',
  })
  @Matches(/^https?:\/\//)
  NORTH_URL: string;

  @variable('Client id at North Capital, for sites that have it confirm identities.', { optional: true })
  @IsOptional()
  @IsString()
  NORTH_CLIENT_ID?: string;

  @variable('Developer API key at North Capital.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  NORTH_API_KEY?: string;

  @variable(
    'Offerings at North Capital into whose escrow investors pay, as `CAMPAIGN=OFFERING` pairs by commas; `*=OFFERING` stands for every campaign without one.',
    { optional: true },
  )
  @IsOptional()
  @Matches(/^\s*[^=,\s]+=[A-Za-z0-9]+(\s*,\s*[^=,\s]+=[A-Za-z0-9]+)*\s*$/)
  NORTH_OFFERINGS?: string;

  @variable('Key of North Capital’s encrypted messages, 32 bytes in hexadecimal, from its admin panel.', {
    optional: true,
    secret: true,
  })
  @IsOptional()
  @Matches(/^[0-9a-fA-F]{64}$/)
  NORTH_WEBHOOK_KEY?: string;

  @variable(
    'How North Capital’s encrypted messages are put together: `iv_first_base64`, `iv_first_hex`, `zero_iv_base64` or `zero_iv_hex`; ask North Capital. `plain` takes unencrypted ones, not in production.',
    { default: 'iv_first_base64' },
  )
  @IsIn(['iv_first_base64', 'iv_first_hex', 'zero_iv_base64', 'zero_iv_hex', 'plain'])
  NORTH_WEBHOOK_FORMAT: 'iv_first_base64' | 'iv_first_hex' | 'zero_iv_base64' | 'zero_iv_hex' | 'plain';
}
