import type { TeamRole } from '../campaigns/people/team-roles.js';
import type { Acted, Addressed, Linked, OfCampaign, Sum, Told, ToYours } from './bodies.js';

type Decided = Told & OfCampaign;
/** ISO instants; `opensAt` where investing begins later than now. */
type Opened = Decided & { slug: string; closesAt: string | null; opensAt?: string | null };
type Closed = Decided & { slug: string; raised: number; currency: string };
/** How long an investment can be taken back, and when the campaign closes, as ISO instants. */
type Deadlines = { closesAt: string; cancelUntil: string };
/** What the law gives beside that: to withdraw, or to have thought before the first offer; ISO instants, and the law. */
type TimeOfLaw = { reflectionUntil?: string; coolingOffUntil?: string; lawSource?: string };
type OfInvestment = Told & OfCampaign & Sum & Deadlines & { investmentId: string };
type Outcome = Closed & Sum;

/** Events of campaigns and their investments. */
/** How an investor comes out of an offering that was shared out: `amount` of what was committed. */
type Shared = Told & OfCampaign & Sum & { investmentId: string; committed: number; returned: number };

export interface CampaignEvents {
  /** An admin removed what somebody had begun to invest. */
  'saved_investment.archived': Told & OfCampaign & { reason: string };
  'campaign.submitted': Told & { campaignId: string };
  'campaign.approved': Opened;
  'campaign.scheduled': Opened;
  'campaign.declined': Decided & { reason: string };
  'campaign.changes_requested': Decided & { reason: string };
  'campaign.hidden': Decided & { slug: string; reason: string };
  'campaign.shown': Decided & { slug: string; reason: string };
  'campaign.deactivated': Decided & { reason: string };
  /** An admin has corrected the page on the owner's behalf. */
  'campaign.edited': Decided & { slug: string; reason: string };
  'campaign.succeeded': Closed;
  'campaign.funded': Closed;
  'campaign.failed': Closed;
  /** To the owner: the raise is over, and closes once its covered persons are decided on. */
  'campaign.closing_waits': Decided;
  /** To the owner: compliance has decided about a covered person. */
  'covered_person.cleared': Decided;
  'covered_person.disclosed': Decided;
  'covered_person.disqualified': Decided;
  'campaign.closing_moved': Told & Deadlines & { campaign: string; investmentId: string };
  /** To the owner: a part of the raise closes then, and the campaign stays open. */
  'campaign.closing_announced': Told & OfCampaign & Sum & Deadlines;
  /** @property amount what it took up, in minor units @property fee the platform's part of it */
  'campaign.partly_closed': Told & OfCampaign & Sum & { fee: number };
  /** It fell short of the goal. @property closesAt when it would have been, as an ISO instant */
  'campaign.closing_called_off': Told & OfCampaign & { currency: string; closesAt: string };
  /** Somebody of the platform called it off. */
  'campaign.closing_stopped': Told & OfCampaign & { currency: string; closesAt: string; reason: string };
  /** @property at from when money may go there, as an ISO instant */
  'campaign.bank_changed': Decided & { bank: string | null; last4: string | null; at?: string };

  'document.access_requested': Acted & OfCampaign & { document: string };
  /** @property until as an ISO instant */
  'document.access_granted': Decided & { slug: string; document: string; until: string };
  'document.access_declined': Decided & { slug: string; document: string; reason: string };
  'document.refused': Decided & { document: string };
  /** The owner has posted it. */
  'campaign.update_written': Decided & { slug: string; updateId: string; title: string };
  /** Its readers are told in portions: those behind this one are next. */
  'campaign.update_sent': { updateId: string; after: string | null };
  /** To one of its readers. */
  'campaign.update_posted': Acted & OfCampaign & { slug: string; updateId: string; title: string };
  /** To the owner. @property percent of what it needs: 50 or 100 @property until the report is due, as an ISO instant */
  'campaign.milestone_reached': Decided & { percent: string; until: string };
  /** Followers and investors are told in portions: those behind this one are next. */
  'campaign.milestone_sent': { campaignId: string; percent: number; after: string | null };
  /** In the log of whoever says so. */
  'campaign.report_filed': Decided & { percent: string };
  'campaign.milestone_passed': Decided & { slug: string; percent: string };
  /** The mail with the link; the person may have no account yet. */
  'team.invited': Addressed & Linked & OfCampaign & { inviterId: string; teamRole: TeamRole };
  'team.member_invited': Decided;
  'team.accepted': Acted & OfCampaign;
  'team.declined': Decided;
  'team.left': Acted & OfCampaign;
  'team.removed': Decided;

  /** To whoever has shown it. */
  'interest.shown': Told & OfCampaign & Sum & { slug: string };
  /** To the owner, in steps: how much interest a test has found. */
  'interest.reached': Told & OfCampaign & Sum & { people: number };
  /** The owner has ended the test. */
  'interest.closed': Told & OfCampaign & Sum & { people: number };
  /** To the owner: the last day of the test has passed. */
  'interest.ended': Told & OfCampaign & Sum & { people: number };
  /** To each of those who had shown interest, once the offering is open. @property closesAt as an ISO instant */
  'interest.opened': Told & OfCampaign & { slug: string; closesAt: string };

  'lead.added': Decided & { slug: string };
  'lead.named': Decided & { slug: string };

  /** The author has written or edited it. */
  'comment.posted': Decided & { slug: string; commentId: string };
  'comment.approved': Decided & { slug: string; commentId: string };
  'comment.declined': Decided & { slug: string; commentId: string };
  /** To the owner: a comment that is on the page now. */
  'comment.asked': Decided & { slug: string; commentId: string };
  /** To the author of a comment: a reply that is on the page now. */
  'comment.answered': Decided & { slug: string; commentId: string };

  'change.proposed': Decided & { changeId: string };
  'change.withdrawn': Decided & { changeId: string };
  /** Its campaign has ended before anybody decided. */
  'change.lapsed': Decided & { changeId: string };
  'change.declined': Decided & { changeId: string; reason: string };
  /** To the owner. @property until as an ISO instant */
  'change.opened': Decided & { changeId: string; investors: number; until: string };
  /** Investors are told in portions: those behind this one are next. */
  'change.asking': { changeId: string; after: string | null };
  /** To the owner, once everybody has answered or the time is over. */
  'change.closed': Decided & { changeId: string };

  /** To each investor of earlier terms. @property until as an ISO instant */
  'reconfirmation.asked': Told & OfCampaign & Sum & { investmentId: string; reason: string; until: string };
  'reconfirmation.confirmed': Told & OfCampaign & Sum & { investmentId: string };
  /** No answer in time: what was invested goes back. */
  'reconfirmation.lapsed': Told & OfCampaign & Sum & { investmentId: string; until: string };

  'campaign.sheet_replaced': Told & OfCampaign & { slug: string };
  'investment.received': OfInvestment & TimeOfLaw;
  'investment.payment_refused': OfInvestment & ToYours;
  'investment.cancelled': OfInvestment;
  'investment.refunded': OfInvestment & ToYours;
  'investment.refund_failed': OfInvestment & ToYours;
  'investment.refund_credited': OfInvestment & ToYours;
  /** To the investor, by somebody of the company. */
  'investment.reminded': Acted & OfCampaign & Sum & { investmentId: string };
  /** To each of its investors; `cancelUntil` is theirs. */
  'investment.closing_announced': OfInvestment;
  'investment.closed': Told & OfCampaign & Sum & { investmentId: string };
  /** They may cancel until then again, since nothing was closed. */
  'investment.closing_called_off': OfInvestment;
  'investment.closing_stopped': OfInvestment & { reason: string };
  'investment.funded': Outcome;
  'investment.not_funded': Outcome;
  /** The offering was shared out: `amount` of what was committed is allotted, the rest goes back. */
  'investment.allotted': Shared;
  'investment.not_allotted': Shared;
  /** At a closing the investor was above their yearly limit: the whole investment goes back. */
  'investment.over_limit': Told & OfCampaign & Sum & { investmentId: string };
  /** The campaign was ended by an admin: what was invested goes back. */
  'investment.campaign_ended': Told & OfCampaign & Sum & { reason: string };
}
