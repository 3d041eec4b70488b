import { Injectable } from '@nestjs/common';
import { lawCurrencyOf, packOf, reviewLifecycle } from '@cairn/contracts';
import {
  NO_IDENTITY_YET,
  type ChangeInvestorProfileRequest,
  type InvestorProfileRequest,
} from '@cairn/contracts/kyc/investor-profile.request';
import type { IdentityAppeal, InvestorProfile } from '@cairn/contracts/kyc/kyc.replies';
import { isRegion, regionsOf } from '@cairn/contracts/kyc/regions';
import { isAdult } from '@cairn/contracts/kyc/adulthood';
import { dayIn, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { requireCurrent, versioned } from '../../../kernel/text/version.js';
import { SettingsService } from '../../settings/index.js';
import { detailsOf } from './investor-details.js';
import { identityCells, ssnDigits } from './identity-cells.js';
import { InvestorFigures } from './investor-figures.js';
import { InvestorProfileEntity } from './investor-profile.entity.js';
import { Submissions } from './submissions.js';

const answerOf = (value: boolean | null): 'yes' | 'no' | null => (value === null ? null : value ? 'yes' : 'no');

/** With the currency that its figures are in. */
type WholeRequest = InvestorProfileRequest & { figuresCurrency: string };

/** Identity records: submitted, reviewed, and submitted again after a refusal. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
    private readonly figures: InvestorFigures,
    private readonly settings: SettingsService,
    private readonly submissions: Submissions,
  ) {}

  async mine(caller: Identity): Promise<InvestorProfile | null> {
    const profile = await this.database.manager.findOneBy(InvestorProfileEntity, { userId: caller.userId });
    return profile && { ...this.present(profile), appeal: await this.appealOf(caller.userId) };
  }

  /** The appeal because of which the record waits: a later correction takes its place. */
  private async appealOf(userId: string): Promise<IdentityAppeal | null> {
    const [appeal] = await this.database.query<IdentityAppeal>(
      `select a.note, a.created_at as at from identity_appeal a join investor_profile p on p.user_id = a.user_id
       where a.user_id = $1 and p.state = 'under_review' and a.created_at = p.submitted_at`,
      [userId],
    );
    return appeal ?? null;
  }

  /** Opens the record under review; a second call changes it while that is still possible. */
  async submit(caller: Identity, request: InvestorProfileRequest): Promise<InvestorProfile> {
    await this.check(request);
    const { jurisdictionProfile, currency } = await this.settings.all();
    const ofLaw = lawCurrencyOf(packOf(jurisdictionProfile), currency);
    const profile = await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const known = await this.lock(tx, caller.userId);
      this.requireCurrent(known, request);
      const figuresCurrency = request.figuresCurrency ?? known?.figuresCurrency ?? ofLaw;
      return this.write(tx, caller, { ...request, figuresCurrency }, known);
    });
    return this.present(profile);
  }

  /** Omitted fields stay; of an approved record only the figures can change. */
  async change(caller: Identity, id: string, request: ChangeInvestorProfileRequest): Promise<InvestorProfile> {
    const profile = await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const known = await this.lock(tx, caller.userId);
      if (known === null || known.id !== id) throw notFound();
      this.requireCurrent(known, request);
      if (known.state === 'approved') return this.figures.change(tx, caller, known, request);
      const whole = this.completed(known, request);
      await this.check(whole, tx);
      return this.write(tx, caller, whole, known);
    });
    return this.present(profile);
  }

  private requireCurrent(known: InvestorProfileEntity | null, request: { version?: string | null }): void {
    requireCurrent('kyc.overtaken', known === null ? { version: NO_IDENTITY_YET } : this.present(known), request);
  }

  private completed(known: InvestorProfileEntity, request: ChangeInvestorProfileRequest): WholeRequest {
    const cells = identityCells(this.personalData, known.id);
    const sent = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
    return {
      ...known,
      state: known.region,
      dateOfBirth: cells.decryptBirthDate(known.dateOfBirth),
      ssn: known.ssn === null ? null : cells.decryptSsn(known.ssn),
      usCitizen: answerOf(known.usCitizen),
      ...sent,
      figuresCurrency: request.figuresCurrency ?? known.figuresCurrency,
    };
  }

  private lock(tx: Tx, userId: string): Promise<InvestorProfileEntity | null> {
    return tx.findOne(InvestorProfileEntity, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** C-08, V-06. */
  private async check(request: InvestorProfileRequest, reader = this.database.manager): Promise<void> {
    const { timezone } = await this.settings.all(reader);
    const born = parseCalendarDate(request.dateOfBirth);
    if (!isAdult(born, dayIn(timezone, this.clock.now()))) throw fieldError('dateOfBirth', 'validation.adult');
    // Of a record from before, or where only a part is sent, the country stands in the record.
    if (!isRegion(request.state ?? '', request.country)) throw fieldError('state', 'validation.region');
    if (regionsOf(request.country) !== null && !request.state) throw fieldError('state', 'validation.required');
    if (request.country === 'US' && !request.ssn) throw fieldError('ssn', 'kyc.ssn_required');
  }

  private async write(
    tx: Tx,
    caller: Identity,
    request: WholeRequest,
    known: InvestorProfileEntity | null,
  ): Promise<InvestorProfileEntity> {
    if (known?.state === 'approved') throw new DomainError('kyc.not_editable');
    const id = known?.id ?? newId();
    const cells = identityCells(this.personalData, id);
    const ssn = request.ssn ? ssnDigits(request.ssn) : null;
    const profile = tx.create(InvestorProfileEntity, {
      id,
      userId: caller.userId,
      state: reviewLifecycle.initial,
      legalFirstName: request.legalFirstName,
      legalLastName: request.legalLastName,
      dateOfBirth: cells.encryptBirthDate(request.dateOfBirth),
      ssn: ssn === null ? null : cells.encryptSsn(ssn),
      ssnLast4: ssn?.slice(-4) ?? null,
      ssnIndex: ssn === null ? null : this.personalData.blindIndex(ssn),
      address: request.address,
      address2: request.address2 ?? null,
      city: request.city,
      region: request.state ?? null,
      postalCode: request.postalCode,
      country: request.country,
      usCitizen: request.usCitizen === undefined || request.usCitizen === null ? null : request.usCitizen === 'yes',
      jobTitle: request.jobTitle ?? null,
      jobIndustry: request.jobIndustry ?? null,
      figuresCurrency: request.figuresCurrency,
      yearlyIncome: request.yearlyIncome,
      netWorth: request.netWorth,
      investedElsewhere: request.investedElsewhere ?? 0n,
      spouseIncomeIncluded: request.spouseIncomeIncluded ?? false,
      ...detailsOf({ ...known, ...request }),
      declineReason: null,
      submittedAt: this.clock.now(),
      decidedAt: null,
      decidedBy: null,
    });
    await tx.save(profile);
    await this.submissions.follow(tx, caller, profile, known?.state ?? null);
    return profile;
  }

  private present(profile: InvestorProfileEntity): InvestorProfile {
    const record = versioned({
      id: profile.id,
      status: profile.state,
      declineReason: profile.declineReason,
      legalFirstName: profile.legalFirstName,
      legalLastName: profile.legalLastName,
      dateOfBirth: identityCells(this.personalData, profile.id).decryptBirthDate(profile.dateOfBirth),
      ssnLast4: profile.ssnLast4,
      address: profile.address,
      address2: profile.address2,
      city: profile.city,
      state: profile.region,
      postalCode: profile.postalCode,
      country: profile.country,
      usCitizen: answerOf(profile.usCitizen),
      jobTitle: profile.jobTitle,
      jobIndustry: profile.jobIndustry,
      figuresCurrency: profile.figuresCurrency,
      yearlyIncome: profile.yearlyIncome,
      netWorth: profile.netWorth,
      investedElsewhere: profile.investedElsewhere,
      spouseIncomeIncluded: profile.spouseIncomeIncluded,
      ...detailsOf(profile),
      submittedAt: profile.submittedAt,
      decidedAt: profile.decidedAt,
    });
    return { ...record, appeal: null };
  }
}
