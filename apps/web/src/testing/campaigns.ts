import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import type { PageData } from '../features/campaigns/queries.js';

/** Of a campaign's page what its panel reads: a funded one, flexible, above its minimum and below its goal. */
export const panelPageOf = (more: Partial<PageData> = {}): PageData =>
  ({
    id: 'campaign-1',
    type: 'equity',
    currency: 'USD',
    status: CampaignStatus.successful,
    standing: CampaignStatus.successful,
    editedAt: null,
    raiseMode: 'flexible',
    minimumRaise: 1_000_000,
    successThreshold: 1_000_000,
    goal: 2_000_000,
    maxOfferingAmount: 3_000_000,
    minimumInvestment: 10_000,
    received: 1_340_000,
    committed: 0,
    percentOfMinimum: 134,
    investors: 12,
    closesAt: '2026-12-23T12:00:00.000Z',
    closingSoon: false,
    interest: null,
    settledPart: null,
    announcedPart: null,
    ended: null,
    funded: true,
    ...more,
  }) as PageData; // of a page, what the panel reads
