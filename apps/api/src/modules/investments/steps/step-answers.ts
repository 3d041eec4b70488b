import { Injectable } from '@nestjs/common';
import type { InvestingStep } from '@cairn/contracts';
import type { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { requestContext } from '../../../kernel/http/request-context.js';
import type { Identity } from '../../../kernel/http/request.js';
import { InvestingAccounts } from '../accounts/investing-accounts.js';
import { Drafts, type Draft } from './drafts.js';
import { versionsOf } from './step-requirements.js';

type Answers = Pick<ChangeInvestmentRequest, 'investorDetails' | 'questionnaire' | 'preSubscription'>;

/** What the steps were answered with, each with its wording, time and address; answered again, the later one counts. */
@Injectable()
export class StepAnswers {
  constructor(
    private readonly drafts: Drafts,
    private readonly accounts: InvestingAccounts,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Under the draft's lock.
   * @throws investment.questionnaire_changed for a wording that is not in force, validation.all_boxes (V-30),
   *   investment.account_unknown
   */
  async save(
    tx: Tx,
    caller: Identity,
    draft: Draft,
    { investorDetails, questionnaire, preSubscription }: Answers,
  ): Promise<void> {
    if (investorDetails) {
      if (investorDetails.representationVersion !== REPRESENTATION_VERSION)
        throw new DomainError('investment.questionnaire_changed');
      await this.write(tx, caller, draft, 'investor-details', REPRESENTATION_VERSION, await this.figuresOf(tx, draft));
    }
    if (questionnaire) {
      this.requireWhole(draft, questionnaire);
      const version = versionsOf(draft.pack)['investor-questionnaire'] ?? '';
      await this.write(tx, caller, draft, 'investor-questionnaire', version, { statements: questionnaire.statements });
    }
    if (preSubscription) {
      const { accountId } = preSubscription;
      await this.accounts.requireOwn(tx, caller.userId, accountId);
      await this.drafts.setAccount(tx, draft.id, accountId);
      await this.write(tx, caller, draft, 'pre-subscription-information', accountId, { accountId });
    }
    if (investorDetails || questionnaire || preSubscription) await this.drafts.touch(tx, draft.id);
  }

  /** V-30: every statement in force, and no other. */
  private requireWhole(
    { pack }: Draft,
    { version, educationVersion, statements }: NonNullable<Answers['questionnaire']>,
  ): void {
    const { questionnaire } = pack;
    if (version !== questionnaire.version || educationVersion !== questionnaire.educationVersion)
      throw new DomainError('investment.questionnaire_changed');
    const isWhole = questionnaire.statements.every((key) => statements.includes(key));
    if (!isWhole || statements.length !== questionnaire.statements.length)
      throw fieldError('questionnaire.statements', 'validation.all_boxes');
  }

  /** The figures that the statement was made about, as they stand in the profile at this moment. */
  private async figuresOf(tx: Tx, { investorId }: Draft): Promise<object> {
    const [row] = await tx.query<object[]>(
      `select yearly_income::text as "yearlyIncome", net_worth::text as "netWorth", invested_elsewhere::text as "investedElsewhere"
       from investor_profile where user_id = $1`,
      [investorId],
    );
    return row ?? {};
  }

  private async write(
    tx: Tx,
    caller: Identity,
    { id }: Draft,
    step: InvestingStep,
    version: string,
    answers: object,
  ): Promise<void> {
    const cell = { table: 'investing_answer', column: `answers.${step}`, id };
    await tx.query(
      `insert into investing_answer (draft_id, step, version, answers, answered_at, ip)
       values ($1, $2, $3, $4, kernel.now(), $5)
       on conflict (draft_id, step) do update set version = excluded.version, answers = excluded.answers,
         answered_at = excluded.answered_at, ip = excluded.ip`,
      [id, step, version, this.personalData.encrypt(JSON.stringify(answers), cell), requestContext()?.ip ?? caller.ip],
    );
  }
}
