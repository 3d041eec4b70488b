import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import type { PersonToConfirm } from '../../rails/index.js';
import { UserEntity } from '../../users/index.js';
import { identityCells } from '../identity/identity-cells.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

/** Where the provider's page leads back to. */
const RETURN_PATH = '/user-kyc';

/** The person as the identity record states them: what a provider is asked to confirm. */
@Injectable()
export class PeopleToConfirm {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly config: Config,
  ) {}

  /** @throws kyc.record_first where nothing was handed in */
  async of(userId: string, provider: IdentityProvider): Promise<PersonToConfirm> {
    const profile = await this.database.manager.findOneBy(InvestorProfileEntity, { userId });
    if (profile === null) throw new DomainError('kyc.record_first');
    const { email, phoneNumber, language } = await this.database.manager.findOneByOrFail(UserEntity, { id: userId });
    const cells = identityCells(this.personalData, profile.id);
    return {
      userId,
      firstName: profile.legalFirstName,
      lastName: profile.legalLastName,
      dateOfBirth: cells.decryptBirthDate(profile.dateOfBirth),
      country: profile.country,
      address: profile.address,
      address2: profile.address2,
      city: profile.city,
      region: profile.region,
      postalCode: profile.postalCode,
      email,
      phone: phoneNumber,
      ssn: profile.ssn === null ? null : cells.decryptSsn(profile.ssn),
      usCitizen: profile.usCitizen,
      party: await this.partyOf(userId, provider),
      language,
      returnUrl: `${this.config.PUBLIC_URL}${RETURN_PATH}`,
    };
  }

  /** The id of the person's record at the provider. */
  async partyOf(userId: string, provider: IdentityProvider): Promise<string | null> {
    const [row] = await this.database.query<{ partyId: string }>(
      'select party_id as "partyId" from identity_party where user_id = $1 and provider = $2',
      [userId, provider],
    );
    return row?.partyId ?? null;
  }

  /**
   * The version of what is confirmed: a check confirms nothing else. The figures are not part of it, nor is it readable.
   */
  versionOf(profile: InvestorProfileEntity): string {
    const cells = identityCells(this.personalData, profile.id);
    const confirmed = [
      profile.legalFirstName,
      profile.legalLastName,
      cells.decryptBirthDate(profile.dateOfBirth),
      profile.ssn === null ? '' : cells.decryptSsn(profile.ssn),
      profile.address,
      profile.city,
      profile.postalCode,
      profile.country,
    ];
    return this.personalData.blindIndex(JSON.stringify(confirmed)).toString('hex');
  }
}
