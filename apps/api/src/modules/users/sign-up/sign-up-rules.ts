import { Injectable } from '@nestjs/common';
import type { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import { OpenOptions } from '../../settings/index.js';
import { isKnownPassword } from '../accounts/known-passwords.js';
import { ReservedNames } from '../accounts/reserved-names.js';

/** Rules of a new account beyond the format of its fields. */
@Injectable()
export class SignUpRules {
  constructor(
    private readonly options: OpenOptions,
    private readonly names: ReservedNames,
    private readonly languages: SiteLanguages,
  ) {}

  /** @throws beside the field: a password that is known, a type or language not offered, a name that is the site's */
  async require(request: SignUpRequest): Promise<void> {
    if (isKnownPassword(request.password)) throw fieldError('password', 'user.password_known');
    await this.options.requireOpen(request);
    await this.languages.requireOffered(request.language);
    await this.names.refuse('firstName', `${request.firstName} ${request.lastName}`);
  }
}
