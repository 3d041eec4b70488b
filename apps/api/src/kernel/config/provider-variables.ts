import { IsOptional, IsString, Matches } from 'class-validator';
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
}
