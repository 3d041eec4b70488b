import { Injectable } from '@nestjs/common';
import type { CaptchaProvider } from '@cairn/contracts';
import { Config } from '../../kernel/config/config.js';

export type OutsideProvider = Exclude<CaptchaProvider, 'altcha'>;

/** The provider's answer; no answer is a value too. */
export type Verdict = 'passed' | 'refused' | 'unavailable';

const PATHS: Readonly<Record<OutsideProvider, string>> = {
  recaptcha: '/recaptcha/api/siteverify',
  hcaptcha: '/siteverify',
  turnstile: '/turnstile/v0/siteverify',
};
const PATIENCE_MILLISECONDS = 3_000;
/** Error codes about the site's keys and not the visitor: an administrator has to fix them. */
const OURS = /secret|bad-request|internal-error/;

interface Reply {
  success?: unknown;
  'error-codes'?: unknown;
}

/** Asks reCAPTCHA, hCaptcha or Turnstile whether a token is good; all three take the same form. */
@Injectable()
export class SiteVerify {
  private readonly origins: Readonly<Record<OutsideProvider, string>>;

  constructor(config: Config) {
    this.origins = {
      recaptcha: config.RECAPTCHA_URL,
      hcaptcha: config.HCAPTCHA_URL,
      turnstile: config.TURNSTILE_URL,
    };
  }

  async ask(provider: OutsideProvider, secret: string, token: string, ip: string): Promise<Verdict> {
    try {
      const answer = await fetch(this.origins[provider] + PATHS[provider], {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      });
      if (!answer.ok) return 'unavailable';
      const reply = (await answer.json()) as Reply; // any value may arrive; only `true` counts
      if (reply.success === true) return 'passed';
      return OURS.test(String(reply['error-codes'])) ? 'unavailable' : 'refused';
    } catch {
      return 'unavailable';
    }
  }
}
