import { Injectable } from '@nestjs/common';
import type { CampaignStoryRequest } from '@cairn/contracts/campaigns/campaign-story.request';
import { refusalsOfChange, type CampaignSection } from '@cairn/contracts/campaigns/campaign-rules';
import type { LiveSection } from '@cairn/contracts/campaigns/live-fields';
import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import type { CompanyProfileRequest } from '@cairn/contracts/campaigns/company-profile.request';
import type { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import { isVideoUrl } from '@cairn/contracts/campaigns/files/video-url';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { richTextFault } from '../../../kernel/text/rich-text.js';
import { requireCompanyDecided } from '../../kyc/index.js';
import { SettingsService } from '../../settings/index.js';
import { CampaignFigures } from '../figures/campaign-figures.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import { UNNAMED } from './campaign-drafts.service.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { isLive, requireEditable } from '../record/editable.js';
import { campaignRefusals } from '../record/campaign-rules.js';
import { presentCompany, presentFundraising, presentStory, presentTerms } from '../record/campaign.presenter.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { linksChanged } from '../record/sections/links.js';
import { requireLatest, savedNow } from '../record/sections/section-version.js';
import { LiveEdits } from './live-edits.js';
import { SectionWriter } from './section-writer.js';
import { requireRepaymentMethod, requireTermsOf, termsCleared } from './terms-of-type.js';

/** Omits fields that were not sent; null clears a field. */
const sent = <T extends object>(change: T): Partial<CampaignEntity> & object =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const toBigInt = (value: number | null | undefined): bigint | null | undefined =>
  typeof value === 'number' ? BigInt(value) : value;

/** The wizard's sections: each is saved as far as it is filled in, and refused only where it contradicts itself. */
@Injectable()
export class CampaignSectionsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly liveEdits: LiveEdits,
    private readonly writer: SectionWriter,
    private readonly calendars: CampaignCalendars,
    private readonly figures: CampaignFigures,
    private readonly settings: SettingsService,
  ) {}

  read(caller: Identity, id: string): Promise<CampaignEntity> {
    return this.campaigns.readable(caller, id);
  }

  async saveCompany(
    caller: Identity,
    id: string,
    body: CompanyProfileRequest,
    picture: { logoFileId?: string } = {},
  ): Promise<CampaignEntity> {
    // SEC-22: what the operator has switched off is not kept either.
    if (body.googleAnalyticsID && (await this.settings.all()).thirdPartyAnalytics === 'no')
      throw fieldError('googleAnalyticsID', 'settings.analytics_off');
    return this.saveJudged('company', caller, id, body, async (campaign, tx) => {
      requireLatest(campaign, 'company', { ...presentCompany(campaign) }, body);
      if (body.companyName && body.companyName !== campaign.companyName)
        await requireCompanyDecided(tx, 'campaign', id);
      return {
        ...sent({
          companyName: body.companyName,
          tagLine: body.companyTagLine,
          companyEmail: body.companyEmail,
          address: body.address,
          city: body.city,
          country: body.country,
          category: body.category,
          industry: body.industry,
          phoneNumber: body.phoneNumber,
          description: body.description,
          formCLink: body.formCLink,
          website: body.website,
          yearFounded: body.yearFounded,
        }),
        ...linksChanged(campaign, body),
        ...picture,
        ...(body.companyName && campaign.name === UNNAMED ? { name: body.companyName } : {}),
      };
    });
  }

  /** V-16, V-17. */
  saveFundraising(caller: Identity, id: string, body: FundraisingDetailRequest): Promise<CampaignEntity> {
    return this.saveJudged('raise', caller, id, body, (campaign) => {
      requireLatest(campaign, 'raise', { ...presentFundraising(campaign) }, body);
      const type = body.investingType ?? campaign.type;
      const isOtherType = type !== campaign.type;
      return sent({
        ...(isOtherType && termsCleared(type)),
        type,
        termsSlug: body.termsSlug ?? (isOtherType ? type : body.termsSlug),
        testTheWater: body.isTestTheWater ? body.isTestTheWater === 'YES' : undefined,
        currency: body.equityCurrencyCode,
        raiseMode: body.raiseMode,
        goal: body.goal,
        minimumRaise: body.minimumRaise,
        maximumRaise: body.maximumRaise,
        maxOffering: body.maxOfferingAmount,
        allocationMethod: body.allocationMethod ?? undefined,
        commitmentLimit: body.commitmentLimit,
        minimumInvestment: body.minimumInvestment,
        maximumInvestment: body.maximumInvestment,
        campaignStage: body.campaignStage,
        investingRound: body.investingRound,
        admission: body.campaignAccreditation ?? undefined,
        openDate: body.openDate,
        closingDate: body.closingDate,
      });
    });
  }

  /** V-18, decision 34. */
  saveTerms(caller: Identity, id: string, body: CampaignTermsRequest): Promise<CampaignEntity> {
    return this.saveJudged('terms', caller, id, body, (campaign) => {
      requireTermsOf(campaign.type, body);
      requireRepaymentMethod(body);
      requireLatest(campaign, 'terms', { ...presentTerms(campaign) }, body);
      return sent({
        availableShares: toBigInt(body.availableShares),
        existingShares: toBigInt(body.existingShares),
        pricePerShare: body.pricePerShare,
        equityAvailable: body.equityAvailable,
        preMoneyValuation: body.preMoneyValuation,
        conversionTrigger: body.conversionTrigger,
        noticeTerms: body.noticeTerms,
        interestRate: body.interestRate,
        investFrequency: body.investFrequency,
        repaymentSchedule: body.repaymentSchedule,
        repaymentMethod: body.repaymentMethod ?? undefined,
        termMonths: body.termLength,
        paybackStart: body.paybackStartDate,
      });
    });
  }

  /** V-14, V-15. */
  saveStory(
    caller: Identity,
    id: string,
    body: CampaignStoryRequest,
    picture: { coverFileId?: string } = {},
  ): Promise<CampaignEntity> {
    if (body.videoUrl && !isVideoUrl(body.videoUrl)) throw fieldError('videoUrl', 'validation.video_url');
    const fault = body.storyBody ? richTextFault(body.storyBody) : null;
    if (fault !== null) throw fieldError('storyBody', fault);
    return this.save('story', caller, id, body, async (campaign, tx) => {
      requireLatest(campaign, 'story', { ...presentStory(campaign) }, body);
      await this.figures.requireOwn(tx, id, 'storyBody', body.storyBody);
      return {
        ...sent({
          uploadType: body.uploadType,
          highlights: body.highlights === null ? [] : body.highlights?.filter((text) => text !== ''),
          summary: body.campaignStory,
          videoUrl: body.videoUrl,
          storyBody: body.storyBody,
        }),
        ...picture,
      };
    });
  }

  /** Checks the section's own rules only: other sections may not be filled in yet, and the checklist checks all. */
  private async saveJudged(
    section: CampaignSection,
    caller: Identity,
    id: string,
    body: object,
    change: (campaign: CampaignEntity, tx: Tx) => Partial<CampaignEntity> | Promise<Partial<CampaignEntity>>,
  ): Promise<CampaignEntity> {
    const calendar = await this.calendars.now();
    return this.save(section, caller, id, body, async (campaign, tx) => {
      const changed = await change(campaign, tx);
      // The dates of one that is open were judged when it opened, and what is locked cannot break a rule.
      if (isLive(campaign)) return changed;
      const before = campaignRefusals(section, campaign, calendar);
      const after = campaignRefusals(section, { ...campaign, ...changed }, calendar);
      const fields = refusalsOfChange(before, after, Object.keys(sent(body)));
      if (fields.length > 0) throw new DomainError('request.invalid', {}, fields);
      return changed;
    });
  }

  private save(
    section: LiveSection,
    caller: Identity,
    id: string,
    body: object,
    change: (campaign: CampaignEntity, tx: Tx) => Partial<CampaignEntity> | Promise<Partial<CampaignEntity>>,
  ): Promise<CampaignEntity> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lockForEditor(tx, id, caller);
      if (!isLive(campaign)) {
        requireEditable(campaign);
        await this.writer.requireOpen(tx, campaign, body);
      }
      const changed = { ...(await change(campaign, tx)), ...savedNow(campaign, section, this.calendars.instant()) };
      if (isLive(campaign)) return this.liveEdits.make(tx, caller, campaign, section, changed);
      return this.writer.write(tx, caller, campaign, changed);
    });
  }
}
