import { Injectable } from '@nestjs/common';
import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { checklistOf, stepRefusals } from '../record/checklist.js';
import { ClosedChoices } from '../record/closed-choices.js';
import { ContractRule } from '../record/contract-rule.js';

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
  ) {}

  /** What the site asks for today; read before the transaction. */
  async figures(): Promise<SubmissionFigures> {
    return { calendar: await this.calendars.now(), contractRequired: await this.contract.isRequired() };
  }

  /** V-38. @throws campaign.incomplete with what each step still lacks */
  async require(tx: Tx, campaign: CampaignEntity, { calendar, contractRequired }: SubmissionFigures): Promise<void> {
    const questions = await this.questions.states(campaign.id, tx);
    const contractPresent = await this.contract.isPresent(campaign, tx);
    const closed = await this.choices.of(campaign, tx);
    const steps = stepRefusals(campaign, calendar, { questions, contractRequired, contractPresent, closed });
    const fields = steps.flatMap(({ refusals }) => refusals);
    if (fields.length > 0) throw new DomainError('campaign.incomplete', { steps: checklistOf(steps).steps }, fields);
  }
}
