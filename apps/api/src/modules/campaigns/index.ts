export { BankAccountHolder } from './bank-account/bank-account-holder.js';
export { BANK_SENDABLE_SQL } from './bank-account/bank-cooldown.js';
export { cancelUntil } from './record/cancel-until.sql.js';
export { Capacity } from './record/capacity.js';
export { tooLittleLeft } from './record/too-little-left.js';
export { CampaignCapacityEntity } from './record/campaign-capacity.entity.js';
export { CampaignClosing } from './record/campaign-closing.js';
export { CampaignDraftsService } from './wizard/campaign-drafts.service.js';
export { CampaignEntity } from './record/campaign.entity.js';
export { liveCampaign, offeredUnits, unitPrice, type LiveCampaign } from './record/live-campaign.js';
export { answeredBy, answerersOf, roleIn, speaksFor, teamOf } from './team/membership.sql.js';
export { CampaignLifecycle } from './record/campaign-lifecycle.js';
export { END_OF_CAMPAIGN } from './record/campaign-end.sql.js';
export { listedAs, openTo } from './record/campaign-visibility.js';
export { CampaignsAdminService } from './review/campaigns.admin.service.js';
export { CampaignsModule } from './campaigns.module.js';
export {
  ANNOUNCED_CLOSINGS,
  closingInstantOf,
  rollingClosingOf,
  RollingClosingsRepository,
  type RollingClosingRow,
} from './closings/rolling-closings.repository.js';
export { ClosingHolds } from './covered/closing-holds.js';
export { coveredCells } from './covered/covered-cells.js';
export { coveredCountOf, coveredTaskOf, isHeldBack } from './covered/covered.repository.js';
export { closesEarly, EarlyClosingDate } from './record/early-closing-date.js';
export { CampaignsRepository, type CampaignTotals } from './record/campaigns.repository.js';
export { CampaignPayouts, type PayoutRecords } from './bank-account/campaign-payouts.js';
export { fundingOf, type PayoutSums } from './bank-account/campaign-funding.js';
export { mediaUrl } from './record/campaign.presenter.js';
export { leastInvestment, successThreshold } from './record/campaign-rules.js';
export { waitingReportOf } from './milestones/waiting-reports.sql.js';
export { visitDaysOf, visitSourcesOf } from './visits/visits.sql.js';
export { campaignDaysOf, investmentCountsOf } from './record/campaign-days.sql.js';
export { commentsOf, unansweredOf } from './discussion/comments.sql.js';
export { documentRequestsOf, documentsOf, FILING } from './documents/documents.sql.js';
export { KeyInformation } from './documents/key-information.js';
export { followersOf } from './saved/followers.sql.js';
export { interestRowsOf, interestedAmountOf } from './interest/interest.sql.js';
export { updatesOf } from './updates/updates.sql.js';
export { PagePayments } from './public/page-payments.js';
export { PublicCampaignsRepository } from './public/public-campaigns.repository.js';
export { ChangeLog } from './changes/change-log.js';
export { ChangeProposals } from './changes/change-proposals.js';
export { ReviewedChanges } from './changes/reviewed-changes.js';
export { BROKEN_TERMS, ChangeRules, requireOpen } from './changes/change-rules.js';
export { answerUntilOf, type StoredChange } from './changes/material-change.js';
export { UnansweredChanges } from './changes/unanswered-changes.js';
export { TermsInForce } from './changes/terms-in-force.js';
