import { Injectable } from '@nestjs/common';
import type { OwnedCampaign } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { CreateCampaignRequest } from '@cairn/contracts/campaigns/create-campaign.request';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';
import { UserTypes } from '../../users/index.js';
import { CampaignBeginnings } from './campaign-beginnings.js';
import { CampaignDraftsService } from './campaign-drafts.service.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { requireMayRaise } from '../record/who-raises.js';

/** Creates a campaign. */
@Injectable()
export class CampaignCreationService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly drafts: CampaignDraftsService,
    private readonly settings: SettingsService,
    private readonly options: OpenOptions,
    private readonly userTypes: UserTypes,
    private readonly beginnings: CampaignBeginnings,
  ) {}

  /** V-21, V-39. */
  async create(caller: Identity, request: CreateCampaignRequest): Promise<OwnedCampaign> {
    const settings = await this.settings.all();
    requireMayRaise(settings, caller);
    const { userCampaignLimit, thirdPartyAnalytics } = settings;
    const campaign = await this.database.inTx(async (tx) => {
      await this.options.requireOpen(request, tx);
      await this.userTypes.requireOwner(tx, caller.userId, request.becomeBoth === true);
      if ((await this.campaigns.countOf(tx, caller.userId)) >= userCampaignLimit) {
        throw new DomainError('campaign.limit_reached', { limit: userCampaignLimit });
      }
      return this.beginnings.begin(tx, caller.userId, request, thirdPartyAnalytics === 'yes');
    });
    return this.drafts.present(campaign);
  }
}
