import { CampaignStatus, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { useState } from 'react';
import { useMay } from '../../lib/data/reader.js';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail } from '../../ui/layout/detail.js';
import { Cover } from '../../ui/records/avatar.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { Notice, ReasonNotice } from '../../ui/records/notice.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CampaignBadge, campaignStatusName } from '../../ui/records/state-badge.js';
import { Tabs } from '../../ui/records/tabs.js';
import { Moment, Said } from '../../ui/records/text.js';
import { RegisterSection } from './register-section.js';
import { AllotmentSection } from './allotment-section.js';
import { CampaignEdits } from './campaign-edits.js';
import { CampaignHistory } from './campaign-history.js';
import { ClosingsSection } from './closings/closings-section.js';
import { useClosingDecisions } from './closings/use-closing-decisions.js';
import { CompanySection, PayoutAccountSection, StorySection } from './campaign-sections.js';
import { RaiseSection, TermsSection } from './campaign-terms.js';
import { CoveredNotice } from './covered-notice.js';
import { FilesSection } from './files/files-section.js';
import { CorrectPage } from './on-behalf/correct-page.js';
import { CampaignPageFrame } from './page/campaign-page-frame.js';
import { PeopleSection } from './files/people-section.js';
import { ProgressSection } from './progress-section.js';
import { ReviewSection } from './review/review-section.js';
import { useCampaignDecisions } from './use-campaign-decisions.js';

const TABS = ['review', 'page', 'company', 'raise', 'story', 'people', 'documents', 'account', 'history'] as const;
type Tab = (typeof TABS)[number];

/** It has been approved, and is no test of interest. */
const takesMoney = ({ opensAt, fundraisingDetail }: Wire<AdminCampaign>): boolean =>
  opensAt !== null && fundraisingDetail.isTestTheWater !== 'YES';

const isOfShares = ({ fundraisingDetail }: Wire<AdminCampaign>): boolean =>
  fundraisingDetail.investingType === 'equity';

const Contents = ({ campaign, tab }: { campaign: Wire<AdminCampaign>; tab: Tab }) => {
  const mayReadInvestments = useMay()('investments.read');
  switch (tab) {
    case 'review':
      return <ReviewSection campaign={campaign} />;
    case 'page':
      return <CampaignPageFrame id={campaign.id} />;
    case 'company':
      return <CompanySection campaign={campaign} />;
    case 'raise':
      return (
        <>
          <RaiseSection campaign={campaign} />
          <TermsSection campaign={campaign} />
          {takesMoney(campaign) && <ClosingsSection id={campaign.id} />}
          {mayReadInvestments && takesMoney(campaign) && <AllotmentSection id={campaign.id} />}
          {mayReadInvestments && takesMoney(campaign) && <ProgressSection id={campaign.id} />}
          {mayReadInvestments && isOfShares(campaign) && takesMoney(campaign) && <RegisterSection id={campaign.id} />}
        </>
      );
    case 'story':
      return <StorySection campaign={campaign} />;
    case 'people':
      return <PeopleSection id={campaign.id} />;
    case 'documents':
      return <FilesSection id={campaign.id} />;
    case 'account':
      return <PayoutAccountSection campaign={campaign} />;
    case 'history':
      return (
        <>
          <CampaignHistory history={campaign.history} closings={campaign.closings} />
          <CampaignEdits edits={campaign.edits} />
        </>
      );
  }
};

const HiddenNotice = ({ standing }: Pick<Wire<AdminCampaign>, 'standing'>) => {
  const say = useSay();
  return (
    <Notice tone="info">
      <p>{say('campaigns.hidden_while', { state: say(`states.campaign.${campaignStatusName(standing)}`) })}</p>
    </Notice>
  );
};

const Acts = ({ campaign }: { campaign: Wire<AdminCampaign> }) => {
  const decisions = useCampaignDecisions(campaign);
  const closing = useClosingDecisions(campaign);
  return (
    <Decisions decisions={[...decisions, ...closing]}>
      <CorrectPage campaign={campaign} />
    </Decisions>
  );
};

/** Everything an owner submitted, the campaign's history, and the actions that are possible now. */
export const CampaignDetailPanel = ({ id }: { id: string }) => {
  const say = useSay();
  const [chosen, setTab] = useState<Tab | null>(null);
  const query = useRecord('campaigns', id);
  // One that waits is read against what was submitted before.
  const tab = chosen ?? (query.data?.status === CampaignStatus.pending ? 'review' : 'company');
  return (
    <Detail backTo="/campaigns" query={query}>
      {(campaign) => ({
        kicker: (
          <>
            {say('campaigns.created')} <Moment at={campaign.createdAt} />
          </>
        ),
        picture: campaign.coverUrl === null ? null : <Cover src={campaign.coverUrl} />,
        name: campaign.name,
        title: <Said>{campaign.name}</Said>,
        under: (
          <>
            <CampaignBadge
              status={campaign.status}
              testsInterest={campaign.fundraisingDetail.isTestTheWater === 'YES'}
              changesRequested={campaign.changesRequested}
            />
            <RecordLink resource="users" id={campaign.ownerId}>
              {campaign.ownerName}
            </RecordLink>
          </>
        ),
        body: (
          <>
            {campaign.status === CampaignStatus.hidden && <HiddenNotice standing={campaign.standing} />}
            <CoveredNotice campaign={campaign} />
            <ReasonNotice
              label={say(campaign.changesRequested ? 'review.changes_requested' : 'campaigns.declined_because')}
              reason={campaign.declineReason}
            />
            <Tabs
              label={say('campaigns.sections')}
              tabs={TABS.map((name) => ({
                key: name,
                label: say(name === 'review' ? 'review.tab' : `campaigns.tabs.${name}`),
              }))}
              current={tab}
              onChange={setTab}
            >
              <Contents campaign={campaign} tab={tab} />
            </Tabs>
          </>
        ),
        foot: <Acts campaign={campaign} />,
      })}
    </Detail>
  );
};
