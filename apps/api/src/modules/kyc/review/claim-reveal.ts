import { Injectable } from '@nestjs/common';
import { CLAIM_SECRETS, type ClaimSecret } from '@cairn/contracts/admin/reveal';
import type { ReviewedClaim, RevealedClaim } from '@cairn/contracts/admin/review.replies';
import { Reveals } from '../../../kernel/audit/reveals.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AccreditationEntity } from '../accreditation/accreditation.entity.js';
import { presentClaim, type StoredClaim } from '../accreditation/stated-claim.js';

/** A claim as the console shows it: which amounts it states, and none of them. */
export function maskedClaim(stored: StoredClaim | null): ReviewedClaim | null {
  const claim = presentClaim(stored);
  if (claim === null) return null;
  return {
    secrets: CLAIM_SECRETS.filter((field) => (claim[field] ?? null) !== null),
    expectsSameIncome: claim.expectsSameIncome ?? null,
    jointWorth: claim.jointWorth ?? null,
    ownersAccredited: claim.ownersAccredited ?? null,
    licence: claim.licence ?? null,
    licenceNumber: claim.licenceNumber ?? null,
  };
}

/** SEC-50: one amount of a claim to be accredited, with a reason that the audit log keeps. */
@Injectable()
export class ClaimReveal {
  constructor(
    private readonly database: Database,
    private readonly reveals: Reveals,
  ) {}

  /** @throws request.not_found, also where the claim does not state it */
  reveal(admin: Identity, id: string, field: ClaimSecret, reason: string): Promise<RevealedClaim> {
    return this.database.inTx(async (tx) => {
      const record = await tx.findOneBy(AccreditationEntity, { id });
      const claim = presentClaim(record?.stated ?? null);
      const amount = claim?.[field] ?? null;
      if (claim === null || amount === null) throw notFound();
      await this.reveals.record(tx, admin, {
        action: 'accreditation.personal_data_shown',
        subjectType: 'accreditation',
        subjectId: id,
        shown: [field],
        reason,
      });
      return { field, value: amount.toString(), currency: claim.currency };
    });
  }
}
