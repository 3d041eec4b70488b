import { Injectable, Logger } from '@nestjs/common';
import { CAPTCHA_FORMS, type CaptchaForm } from '@cairn/contracts';
import type { ProofOfWorkChallenge } from '@cairn/contracts/captcha/captcha.replies';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { SettingsService } from '../settings/index.js';
import type { CaptchaProof } from './captcha-proof.js';
import { ProofOfWork } from './proof-of-work.js';
import { SiteVerify } from './site-verify.js';

/** The refusals of a call with a captcha. */
export const CAPTCHA_ERRORS = ['captcha.required', 'captcha.mismatch', 'captcha.unavailable'] as const;

/** Checks the captcha of forms, where the settings require it (decision 41). */
@Injectable()
export class CaptchaService {
  private readonly logger = new Logger('captcha');

  constructor(
    private readonly settings: SettingsService,
    private readonly proofOfWork: ProofOfWork,
    private readonly siteVerify: SiteVerify,
  ) {}

  challenge(): Promise<ProofOfWorkChallenge> {
    return this.proofOfWork.challenge();
  }

  /**
   * Accepts or refuses a form's proof; false where the settings require none. Called after validation, so that a typing
   * error does not use up the proof.
   * @throws captcha.required, captcha.mismatch, captcha.unavailable
   */
  async require(form: CaptchaForm, { token, ip }: CaptchaProof): Promise<boolean> {
    const settings = await this.settings.all();
    if (!settings[CAPTCHA_FORMS[form]]) return false;
    if (token === null) throw new DomainError('captcha.required');
    const { captchaProvider: provider } = settings;
    if (provider === 'altcha') {
      if (!(await this.proofOfWork.accepts(token))) throw new DomainError('captcha.mismatch');
      return true;
    }
    const secret = await this.settings.captchaSecret();
    const verdict = secret === null ? 'unavailable' : await this.siteVerify.ask(provider, secret, token, ip);
    if (verdict === 'refused') throw new DomainError('captcha.mismatch');
    if (verdict === 'unavailable') {
      this.logger.error(`${provider} answered without a usable result`);
      throw new DomainError('captcha.unavailable', { retryAfter: 10 });
    }
    return true;
  }

  /**
   * The puzzle, regardless of the settings.
   * @throws captcha.required, captcha.mismatch
   */
  async requirePuzzle(token: string | null): Promise<void> {
    if (token === null) throw new DomainError('captcha.required');
    if (!(await this.proofOfWork.accepts(token))) throw new DomainError('captcha.mismatch');
  }
}
