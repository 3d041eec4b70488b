import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InvestingStep } from '@cairn/contracts';
import type { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import type { GivenSheet } from '@cairn/contracts/investments/given-sheet.reply';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { requestContext } from '../../../kernel/http/request-context.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Agreements, SigningGuards } from '../../agreements/index.js';
import { KeyInformation } from '../../campaigns/index.js';
import { InvestingAccounts } from '../accounts/investing-accounts.js';
import { Drafts, type Draft } from './drafts.js';
import { isDone, nextStepOf, versionsOf } from './step-requirements.js';

/** SEC-34: a step is answered once those before it are, or with them. */
function requireInOrder(draft: Draft, given: Readonly<Partial<Record<InvestingStep, object | null>>>): void {
  const { steps } = draft.pack;
  const last = steps.findLastIndex((step) => Boolean(given[step]));
  const missing = steps.slice(0, Math.max(last, 0)).find((step) => !given[step] && !isDone(step, draft));
  if (missing !== undefined) throw new DomainError('investment.step_missing', { step: missing });
}

type Answers = Pick<ChangeInvestmentRequest, 'investorDetails' | 'questionnaire' | 'preSubscription'>;

/** What the steps were answered with, each with its wording, time and address; answered again, the later one counts. */
@Injectable()
export class StepAnswers implements OnModuleInit {
  constructor(
    private readonly drafts: Drafts,
    private readonly accounts: InvestingAccounts,
    private readonly personalData: PersonalData,
    private readonly signings: SigningGuards,
    private readonly agreements: Agreements,
    private readonly sheets: KeyInformation,
  ) {}

  /** Step four is answered by the signature itself, under the locks of every other change of the draft. */
  onModuleInit(): void {
    this.signings.register({
      lock: async (tx, { investmentId, investorId }) => {
        const draft = await this.drafts.lock(tx, investmentId, investorId);
        if (draft === null) throw notFound();
        const step = nextStepOf(draft);
        if (step !== null && step !== 'subscription-agreement')
          throw new DomainError('investment.step_missing', { step });
      },
      signed: (tx, { investmentId, agreementId }) =>
        this.write(tx, null, investmentId, 'subscription-agreement', agreementId, { agreementId }),
    });
  }

  /**
   * Under the draft's lock.
   * @throws investment.step_missing for a step before one that is not answered,
   *   investment.questionnaire_changed for a wording that is not in force, validation.all_boxes (V-30),
   *   investment.account_unknown, investment.sheet_missing
   */
  async save(
    tx: Tx,
    caller: Identity,
    draft: Draft,
    { investorDetails, questionnaire, preSubscription }: Answers,
  ): Promise<void> {
    requireInOrder(draft, {
      'investor-details': investorDetails ?? null,
      'investor-questionnaire': questionnaire ?? null,
      'pre-subscription-information': preSubscription ?? null,
    });
    if (investorDetails) {
      if (investorDetails.representationVersion !== REPRESENTATION_VERSION)
        throw new DomainError('investment.questionnaire_changed');
      const version = versionsOf(draft.pack)['investor-details'] ?? '';
      await this.write(tx, caller, draft.id, 'investor-details', version, await this.figuresOf(tx, draft));
    }
    if (questionnaire) {
      this.requireWhole(draft, questionnaire);
      const version = versionsOf(draft.pack)['investor-questionnaire'] ?? '';
      const given = await this.givenWith(tx, draft);
      const answers = { statements: questionnaire.statements, ...given };
      await this.write(tx, caller, draft.id, 'investor-questionnaire', version, answers);
      await this.noteSheet(tx, draft.id, given.keyInformation ?? null);
    }
    if (preSubscription) {
      const { accountId } = preSubscription;
      await this.accounts.requireOwn(tx, caller.userId, accountId);
      if (accountId !== draft.accountId) await this.drafts.setAccount(tx, draft.id, accountId);
      await this.write(tx, caller, draft.id, 'pre-subscription-information', accountId, { accountId });
    }
    if (investorDetails || questionnaire || preSubscription) await this.drafts.touch(tx, draft.id);
  }

  /**
   * After another amount, other terms or another holder: what was signed before counts if it is of just these.
   * @param accountId of the draft as it is now
   */
  async findSignature(tx: Tx, draftId: string, accountId: string | null): Promise<void> {
    const agreementId = accountId === null ? null : await this.agreements.standing(tx, draftId);
    if (agreementId === null) return;
    await this.write(tx, null, draftId, 'subscription-agreement', agreementId, { agreementId });
  }

  /** Which version of the key information sheet was given, where the questionnaire says that it was. */
  private async givenWith(tx: Tx, { pack, campaignId }: Draft): Promise<{ keyInformation?: GivenSheet }> {
    if (!pack.questionnaire.statements.includes('key_information')) return {};
    const sheet = await this.sheets.given(tx, campaignId);
    if (sheet === null) throw new DomainError('investment.sheet_missing');
    return { keyInformation: sheet };
  }

  /** Beside the answer, which is encrypted: a newer version is compared with it. */
  private async noteSheet(tx: Tx, draftId: string, sheet: GivenSheet | null): Promise<void> {
    await tx.query(`update investing_answer set sheet = $2 where draft_id = $1 and step = 'investor-questionnaire'`, [
      draftId,
      sheet && `${sheet.documentId} ${sheet.version}`,
    ]);
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

  /** The figures that the statement was made about, as they stand at this moment. */
  private async figuresOf(tx: Tx, { investorId }: Draft): Promise<object> {
    const [row] = await tx.query<object[]>(
      `select figures_currency as currency, yearly_income::text as "yearlyIncome", net_worth::text as "netWorth", invested_elsewhere::text as "investedElsewhere"
       from figures_of($1)`,
      [investorId],
    );
    return row ?? {};
  }

  private async write(
    tx: Tx,
    caller: Identity | null,
    id: string,
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
      [
        id,
        step,
        version,
        this.personalData.encrypt(JSON.stringify(answers), cell),
        requestContext()?.ip ?? caller?.ip ?? null,
      ],
    );
  }
}
