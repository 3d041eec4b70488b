import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReviewState } from '@cairn/contracts';
import type { EmploymentStatus } from '@cairn/contracts/kyc/investor-details.request';
import { money, encryptedColumn } from '../../../kernel/database/columns.js';

@Entity('investor_profile')
@Index('investor_profile_user_key', ['userId'], { unique: true })
export class InvestorProfileEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') state: ReviewState;
  @Column('text', { name: 'legal_first_name' }) legalFirstName: string;
  @Column('text', { name: 'legal_last_name' }) legalLastName: string;
  @Column(encryptedColumn({ name: 'date_of_birth' })) dateOfBirth: Buffer;
  @Column(encryptedColumn({ nullable: true })) ssn: Buffer | null;
  @Column('text', { name: 'ssn_last4', nullable: true }) ssnLast4: string | null;
  @Column('bytea', { name: 'ssn_index', nullable: true }) ssnIndex: Buffer | null;
  @Column('text') address: string;
  @Column('text', { nullable: true }) address2: string | null;
  @Column('text') city: string;
  @Column('text', { nullable: true }) region: string | null;
  @Column('text', { name: 'postal_code' }) postalCode: string;
  @Column('char', { length: 2 }) country: string;
  @Column('boolean', { name: 'us_citizen', nullable: true }) usCitizen: boolean | null;
  @Column('text', { name: 'job_title', nullable: true }) jobTitle: string | null;
  @Column('text', { name: 'job_industry', nullable: true }) jobIndustry: string | null;
  /** Of every amount here. */
  @Column('char', { name: 'figures_currency', length: 3 }) figuresCurrency: string;
  @Column(money({ name: 'yearly_income' })) yearlyIncome: bigint;
  @Column(money({ name: 'net_worth' })) netWorth: bigint;
  @Column(money({ name: 'invested_elsewhere', default: 0 })) investedElsewhere: bigint;
  @Column('boolean', { name: 'spouse_income_included', default: false }) spouseIncomeIncluded: boolean;
  @Column('text', { name: 'account_type', default: 'individual' }) accountType: 'individual' | 'entity';
  @Column('char', { length: 2, nullable: true }) domicile: string | null;
  @Column('text', { name: 'middle_initial', nullable: true }) middleInitial: string | null;
  @Column('text', { name: 'second_email', nullable: true }) secondEmail: string | null;
  @Column('text', { name: 'alternative_phone', nullable: true }) alternativePhone: string | null;
  @Column('text', { nullable: true }) occupation: string | null;
  @Column('boolean', { name: 'broker_dealer_association', nullable: true }) brokerDealerAssociation: boolean | null;
  @Column('text', { name: 'employment_status', nullable: true }) employmentStatus: EmploymentStatus | null;
  @Column('text', { name: 'employer_name', nullable: true }) employerName: string | null;
  @Column('text', { name: 'employer_details', nullable: true }) employerDetails: string | null;
  @Column(money({ name: 'average_income', nullable: true })) averageIncome: bigint | null;
  @Column(money({ name: 'household_income', nullable: true })) householdIncome: bigint | null;
  @Column(money({ name: 'average_household_income', nullable: true })) averageHouseholdIncome: bigint | null;
  @Column(money({ name: 'household_net_worth', nullable: true })) householdNetWorth: bigint | null;
  @Column('text', { array: true, default: '{}' }) tags: string[];
  @Column('text', { nullable: true }) notes: string | null;
  /** For themselves, or on behalf of another. */
  @Column('text', { name: 'invest_to', default: 'self' }) investTo: 'self' | 'other';
  @Column('text', { name: 'spouse_first_name', nullable: true }) spouseFirstName: string | null;
  @Column('text', { name: 'spouse_last_name', nullable: true }) spouseLastName: string | null;
  @Column('text', { name: 'decline_reason', nullable: true }) declineReason: string | null;
  @Column('timestamptz', { name: 'submitted_at' }) submittedAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
}
