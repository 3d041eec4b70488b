import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import { CompanyProfileRequest } from '@cairn/contracts/campaigns/company-profile.request';
import { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import type { WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { optionFieldsOf, type SwitchedList } from '@cairn/contracts/content/option-field';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { OpenOptions } from '../../settings/index.js';
import type { CampaignEntity } from './campaign.entity.js';

/** The requests whose choices a campaign keeps, by the step of the wizard that asks for them. */
const CHOOSING: Readonly<Partial<Record<WizardStep, readonly object[]>>> = {
  'company-info': [CompanyProfileRequest],
  'fundraising-detail': [FundraisingDetailRequest, CampaignTermsRequest],
};

/** A choice of a draft that its site does not offer any more. */
export interface ClosedChoice {
  step: WizardStep;
  /** By the name that the wizard has for it. */
  field: string;
  list: SwitchedList;
  /** Its code there. */
  choice: string;
}

/** D-4: what was switched off after a draft had chosen it. One that waits for review or is live keeps it. */
@Injectable()
export class ClosedChoices {
  constructor(
    private readonly database: Database,
    private readonly options: OpenOptions,
  ) {}

  async of(campaign: CampaignEntity, reader: EntityManager = this.database.manager): Promise<ClosedChoice[]> {
    const { draft, declined } = CampaignStatus;
    if (![draft, declined].some((status) => status === campaign.status)) return [];
    const choices = this.choicesOf(campaign);
    const closed = new Set(await this.closed(choices, reader));
    return Object.entries(CHOOSING).flatMap(([step, requests]) =>
      requests.flatMap(optionFieldsOf).flatMap(({ field, list }): ClosedChoice[] => {
        const choice = choices[field];
        return closed.has(field) && choice ? [{ step: step as WizardStep, field, list, choice }] : []; // the keys above
      }),
    );
  }

  /**
   * Which of these are switched off.
   * @param choices codes by the names of the requests' fields
   */
  closed(choices: Readonly<Record<string, unknown>>, reader: EntityManager): Promise<string[]> {
    return this.options.closedAmong(Object.values(CHOOSING).flat(), choices, reader);
  }

  private choicesOf(campaign: CampaignEntity): Readonly<Record<string, string | null>> {
    const { category, industry, type, termsSlug, currency, campaignStage, investingRound, investFrequency } = campaign;
    return {
      category,
      industry,
      investingType: type,
      termsSlug,
      equityCurrencyCode: currency,
      campaignStage,
      investingRound,
      investFrequency,
    };
  }
}
