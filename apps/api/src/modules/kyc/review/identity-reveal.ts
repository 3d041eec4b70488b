import { Injectable } from '@nestjs/common';
import {
  IDENTITY_FIGURES,
  IDENTITY_SECRETS,
  type IdentityFigure,
  type IdentitySecret,
} from '@cairn/contracts/admin/reveal';
import type { RevealedField } from '@cairn/contracts/admin/review.replies';
import { Reveals } from '../../../kernel/audit/reveals.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { identityCells } from '../identity/identity-cells.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

type Reader = (profile: InvestorProfileEntity, cells: ReturnType<typeof identityCells>) => string | null;

/** How each masked value is read; null where the record has none. */
const VALUES: Readonly<Record<Exclude<IdentitySecret, IdentityFigure>, Reader>> = {
  dateOfBirth: ({ dateOfBirth }, cells) => cells.decryptBirthDate(dateOfBirth),
  ssn: ({ ssn }, cells) => ssn && cells.decryptSsn(ssn),
  address: ({ address, address2, city, region, postalCode }) =>
    [address, address2, city, region, postalCode].filter(Boolean).join(', '),
  alternativePhone: ({ alternativePhone }) => alternativePhone,
};

const isFigure = (field: IdentitySecret): field is IdentityFigure =>
  (IDENTITY_FIGURES as readonly IdentitySecret[]).includes(field);

/** SEC-50: one masked value of an identity, with a reason that the audit log keeps. */
@Injectable()
export class IdentityReveal {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly reveals: Reveals,
  ) {}

  /** What of a record is masked and can be shown. */
  async of(id: string): Promise<IdentitySecret[]> {
    const profile = await this.database.manager.findOneBy(InvestorProfileEntity, { id });
    return profile === null ? [] : IDENTITY_SECRETS.filter((field) => this.valueOf(profile, field) !== null);
  }

  /** @throws request.not_found, also where the record has no such value */
  reveal(admin: Identity, id: string, field: IdentitySecret, reason: string): Promise<RevealedField> {
    return this.database.inTx(async (tx) => {
      const profile = await tx.findOneBy(InvestorProfileEntity, { id });
      const value = profile && this.valueOf(profile, field);
      if (profile === null || value === null) throw notFound();
      await this.reveals.record(tx, admin, {
        action: 'identity.personal_data_shown',
        subjectType: 'identity',
        subjectId: id,
        shown: [field],
        reason,
      });
      return { field, value, currency: isFigure(field) ? profile.figuresCurrency : null };
    });
  }

  private valueOf(profile: InvestorProfileEntity, field: IdentitySecret): string | null {
    if (isFigure(field)) return profile[field]?.toString() ?? null;
    return VALUES[field](profile, identityCells(this.personalData, profile.id));
  }
}
