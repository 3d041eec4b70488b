import {
  CampaignStatus,
  type CommentState,
  type InvestmentState,
  type PayoutState,
  type ReportState,
  type ReviewState,
  type SecondPayoutState,
  type SecondTopUpState,
  type SubmissionState,
  type WithdrawalState,
} from '@cairn/contracts';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from './badge.js';

export type CampaignStatusName = keyof typeof CampaignStatus;

export const CAMPAIGN_STATUS_NAMES = Object.keys(CampaignStatus) as CampaignStatusName[]; // the keys of a constant

export const campaignStatusName = (status: CampaignStatus): CampaignStatusName =>
  CAMPAIGN_STATUS_NAMES.find((name) => CampaignStatus[name] === status) ?? 'draft';

const look = (tone: BadgeLook['tone'], shape: BadgeLook['shape']): BadgeLook => ({ tone, shape });
const idle = look('neutral', 'hollow');
const stopped = look('danger', 'square');
const settled = look('success', 'dot');
const completed = look('success', 'solid');
const underWay = look('info', 'half');

const CAMPAIGN_LOOKS: Readonly<Record<CampaignStatusName, BadgeLook>> = {
  draft: idle,
  pending: underWay,
  active: settled,
  declined: stopped,
  successful: completed,
  unsuccessful: look('neutral', 'square'),
  hidden: idle,
  inactive: look('neutral', 'square'),
};

const CHANGES_REQUESTED = look('warning', 'hollow');

const SUBMISSION_LOOKS: Readonly<Record<SubmissionState, BadgeLook>> = {
  waiting: underWay,
  approved: settled,
  declined: stopped,
  changes_requested: CHANGES_REQUESTED,
};

const COMMENT_LOOKS: Readonly<Record<CommentState, BadgeLook>> = {
  pending: underWay,
  approved: settled,
  declined: stopped,
  spam: idle,
};

const REVIEW_LOOKS: Readonly<Record<ReviewState, BadgeLook>> = {
  under_review: underWay,
  approved: settled,
  declined: stopped,
};

const INVESTMENT_LOOKS: Readonly<Record<InvestmentState, BadgeLook>> = {
  reserved: look('warning', 'hollow'),
  paying: underWay,
  received: settled,
  settled: completed,
  refunding: underWay,
  refunded: idle,
  failed: stopped,
  expired: stopped,
  cancelled: stopped,
};

const PAYOUT_LOOKS: Readonly<Record<PayoutState, BadgeLook>> = {
  requested: look('warning', 'hollow'),
  approved: underWay,
  released: underWay,
  paid: completed,
  failed: stopped,
  rejected: stopped,
  cancelled: idle,
};

const WITHDRAWAL_LOOKS: Readonly<Record<WithdrawalState, BadgeLook>> = {
  requested: look('warning', 'hollow'),
  approved: underWay,
  released: underWay,
  sent: settled,
  rejected: stopped,
  cancelled: idle,
  failed: stopped,
};

const SECOND_WALLET_LOOKS: Readonly<Record<SecondTopUpState | SecondPayoutState, BadgeLook>> = {
  opening: look('warning', 'hollow'),
  paying: underWay,
  received: settled,
  requested: look('warning', 'hollow'),
  sent: underWay,
  paid: settled,
  failed: stopped,
  returned: stopped,
};

const REPORT_LOOKS: Readonly<Record<ReportState, BadgeLook>> = {
  open: look('warning', 'hollow'),
  dismissed: idle,
  upheld: stopped,
};

interface CampaignBadgeProps {
  status: CampaignStatus;
  /** It asks who would invest, and takes no money. */
  testsInterest: boolean;
  /** Its owner changes it and submits it again: told apart from one that is not wanted. */
  changesRequested: boolean;
}

/** What tests interest says so beside its status, and in place of it while it is open. */
export const CampaignBadge = ({ status, testsInterest, changesRequested }: CampaignBadgeProps) => {
  const say = useSay();
  const name = campaignStatusName(status);
  return (
    <>
      {(!testsInterest || status !== CampaignStatus.active) && (
        <Badge {...(changesRequested ? CHANGES_REQUESTED : CAMPAIGN_LOOKS[name])}>
          {say(changesRequested ? 'review.states.changes_requested' : `states.campaign.${name}`)}
        </Badge>
      )}
      {testsInterest && <Badge {...underWay}>{say('campaigns.testing')}</Badge>}
    </>
  );
};

export const SubmissionBadge = ({ state }: { state: SubmissionState }) => (
  <Badge {...SUBMISSION_LOOKS[state]}>{useSay()(`review.states.${state}`)}</Badge>
);

export const ReviewBadge = ({ state }: { state: ReviewState }) => (
  <Badge {...REVIEW_LOOKS[state]}>{useSay()(`states.review.${state}`)}</Badge>
);

export const InvestmentBadge = ({ state }: { state: InvestmentState }) => (
  <Badge {...INVESTMENT_LOOKS[state]}>{useSay()(`states.investment.${state}`)}</Badge>
);

export const PayoutBadge = ({ state }: { state: PayoutState }) => (
  <Badge {...PAYOUT_LOOKS[state]}>{useSay()(`states.payout.${state}`)}</Badge>
);

export const CommentBadge = ({ state }: { state: CommentState }) => (
  <Badge {...COMMENT_LOOKS[state]}>{useSay()(`states.comment.${state}`)}</Badge>
);

export const ReportBadge = ({ state }: { state: ReportState }) => (
  <Badge {...REPORT_LOOKS[state]}>{useSay()(`states.report.${state}`)}</Badge>
);

export const WithdrawalBadge = ({ state }: { state: WithdrawalState }) => (
  <Badge {...WITHDRAWAL_LOOKS[state]}>{useSay()(`states.withdrawal.${state}`)}</Badge>
);

export const SecondWalletBadge = ({ state }: { state: SecondTopUpState | SecondPayoutState }) => (
  <Badge {...SECOND_WALLET_LOOKS[state]}>{useSay()(`states.secondWallet.${state}`)}</Badge>
);
