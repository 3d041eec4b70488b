import { Injectable } from '@nestjs/common';
import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Checklist } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { ScreenedIssuers } from './screened-issuers.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { checklistOf, stepRefusals } from '../record/checklist.js';
import { ClosedChoices } from '../record/closed-choices.js';
import { ContractRule } from '../record/contract-rule.js';
import { SubmissionDemands } from './submission-demands.js';

interface SubmissionFigures {
  calendar: CampaignCalendar;
  contractRequired: boolean;
}

/** What a draft must have before it is submitted. */
@Injectable()
export class SubmissionChecks {
  constructor(
    private readonly questions: QuestionsRepository,
    private readonly contract: ContractRule,
    private readonly calendars: CampaignCalendars,
    private readonly choices: ClosedChoices,
    private readonly demands: SubmissionDemands,
    private readonly issuers: ScreenedIssuers,
  ) {}

  /** What the site asks for today; read before the transaction. */
  async figures(): Promise<SubmissionFigures> {
    return { calendar: await this.calendars.now(), contractRequired: await this.contract.isRequired() };
  }

  /** V-38: what each step still lacks, for whoever works on it. */
  async checklist(campaign: CampaignEntity): Promise<Checklist> {
    const { steps, closed } = await this.found(campaign, await this.figures());
    return checklistOf(steps, closed);
  }

  /** V-38. @throws campaign.incomplete with what each step still lacks */
  async require(tx: Tx, campaign: CampaignEntity, figures: SubmissionFigures): Promise<void> {
    const { steps } = await this.found(campaign, figures, tx);
    const fields = steps.flatMap(({ refusals }) => refusals);
    if (fields.length > 0) throw new DomainError('campaign.incomplete', { steps: checklistOf(steps).steps }, fields);
  }

  /** From the submission on its company is compared with the sanctions lists. */
  begin(tx: Tx, campaign: CampaignEntity): Promise<void> {
    return this.issuers.note(tx, campaign);
  }

  private async found(campaign: CampaignEntity, { calendar, contractRequired }: SubmissionFigures, reader?: Tx) {
    const questions = await this.questions.states(campaign.id, reader);
    const contractPresent = await this.contract.isPresent(campaign, reader);
    const closed = await this.choices.of(campaign, reader);
    const demands = await this.demands.of(campaign, reader);
    const asked = { questions, contractRequired, contractPresent, closed, ...demands };
    return { closed, steps: stepRefusals(campaign, calendar, asked) };
  }
}
