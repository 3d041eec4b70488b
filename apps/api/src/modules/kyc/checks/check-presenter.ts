import { Injectable } from '@nestjs/common';
import type { IdentityCheck } from '@cairn/contracts/kyc/identity-check.replies';
import { Clock } from '../../../kernel/clock/clock.js';
import { PersonalData, type Cell } from '../../../kernel/crypto/personal-data.js';
import type { IdentityCheckEntity } from './identity-check.entity.js';

const cellOf = (id: string): Cell => ({ table: 'identity_check', column: 'page', id });

/** Checks as their person sees them; the provider's own codes are for compliance. */
@Injectable()
export class CheckPresenter {
  constructor(
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
  ) {}

  encryptPage(id: string, url: string): Buffer {
    return this.personalData.encrypt(url, cellOf(id));
  }

  /** The provider's page while it can still be used. */
  pageOf({ id, state, page, pageUntil }: IdentityCheckEntity): string | null {
    const isOpen = state === 'open' && page !== null && (pageUntil === null || pageUntil > this.clock.now());
    return isOpen ? this.personalData.decrypt(page, cellOf(id)) : null;
  }

  present(check: IdentityCheckEntity): IdentityCheck {
    const url = this.pageOf(check);
    return {
      id: check.id,
      provider: check.provider,
      attempt: check.attempt,
      status: check.state,
      url,
      until: url === null ? null : check.pageUntil,
      reasons: check.reasons,
      results: check.results,
      documentExpiresOn: check.documentExpiresOn,
      startedAt: check.createdAt,
      decidedAt: check.decidedAt,
    };
  }
}
