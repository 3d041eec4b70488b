import { Injectable } from '@nestjs/common';
import type { IdentitySecret } from '@cairn/contracts/admin/reveal';
import type { RevealedField } from '@cairn/contracts/admin/review.replies';
import { Reveals } from '../../../kernel/audit/reveals.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { identityCells } from '../identity/identity-cells.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

/** SEC-50: one masked value of an identity, with a reason that the audit log keeps. */
@Injectable()
export class IdentityReveal {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly reveals: Reveals,
  ) {}

  /** @throws request.not_found, also where the record has no such value */
  reveal(admin: Identity, id: string, field: IdentitySecret, reason: string): Promise<RevealedField> {
    return this.database.inTx(async (tx) => {
      const profile = await tx.findOneBy(InvestorProfileEntity, { id });
      if (profile === null) throw notFound();
      const cells = identityCells(this.personalData, id);
      const value =
        field === 'dateOfBirth'
          ? cells.decryptBirthDate(profile.dateOfBirth)
          : profile.ssn && cells.decryptSsn(profile.ssn);
      if (value === null) throw notFound();
      await this.reveals.record(tx, admin, {
        action: 'identity.personal_data_shown',
        subjectType: 'identity',
        subjectId: id,
        shown: [field],
        reason,
      });
      return { field, value };
    });
  }
}
