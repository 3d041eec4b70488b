import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { checklistOf, stepRefusals } from '../record/checklist.js';
import { PublicCampaignsRepository } from '../public/public-campaigns.repository.js';

/** The steps with what the page cannot be drawn without: a name, and the figures of its lines. */
const NEEDED: readonly string[] = ['company-info', 'fundraising-detail'];
/** Asked for in these steps, and not on the page, or left out there. */
const SPARED: ReadonlySet<string> = new Set([
  'companyTagLine',
  'companyEmail',
  'address',
  'category',
  'industry',
  'companyLogo',
  'phoneNumber',
  'description',
  'formCLink',
  'campaignStage',
  'investingRound',
  'termsSlug',
  'equityAvailable',
]);

/** U-17: the owner can preview the page. */
@Injectable()
export class CampaignPreviewService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly pages: PublicCampaignsRepository,
    private readonly calendars: CampaignCalendars,
  ) {}

  async read(caller: Identity, id: string): Promise<JsonText> {
    const campaign = await this.campaigns.readable(caller, id);
    const asked = { questions: [], contractRequired: false, contractPresent: false };
    const found = stepRefusals(campaign, await this.calendars.now(), asked);
    const steps = found.filter(({ step }) => NEEDED.includes(step));
    // Values that break a rule can be shown too; missing values cannot.
    const missing = steps.flatMap(({ refusals }) =>
      refusals.filter(({ field, code }) => code === 'validation.required' && !SPARED.has(field)),
    );
    if (missing.length > 0) throw new DomainError('campaign.incomplete', { steps: checklistOf(steps).steps }, missing);
    return this.pages.preview(campaign);
  }
}
