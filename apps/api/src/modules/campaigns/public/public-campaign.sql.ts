import { CampaignStatus } from '@cairn/contracts';
import { KEPT_LINKS, PROPERTY_FIELDS } from '@cairn/contracts/campaigns/wizard/link-names';
import { answersOf } from '../questions/answers.sql.js';
import { documentsOf, FILING } from '../documents/documents.sql.js';
import { filmsOf, picturesOf } from '../gallery/gallery.sql.js';
import { announcedPartOf, settledPartOf } from '../closings/settled-part.sql.js';
import { disclosuresOf } from '../covered/covered.repository.js';
import { interestOf } from '../interest/interest.sql.js';
import { followersOf } from '../saved/followers.sql.js';
import { commentsOf } from '../discussion/comments.sql.js';
import { updateCountsOf } from '../updates/updates.sql.js';
import { leadsOf } from '../leads/leads.sql.js';
import { membersOf } from '../team/membership.sql.js';
import { CLOSING_OF_CAMPAIGN, END_OF_CAMPAIGN } from '../record/campaign-end.sql.js';
import { SHOWN_STATUS } from '../record/campaign-visibility.js';

/** Hours before the closing from which a card says "closing soon". */
const CLOSING_SOON_HOURS = 72;
/** The moment is asked once a statement, not once a row. */
export const CLOSING_SOON = `(c.status = ${CampaignStatus.active} and c.closes_at < (select kernel.now()) + interval '${CLOSING_SOON_HOURS} hours')`;

/** `leastInvestment()` of a row: what is shown before investing is what the amount is held to. */
export const LEAST_INVESTMENT = `case when c.type = 'equity' then greatest(c.minimum_investment, c.price_per_share)
  else c.minimum_investment end`;

/** Columns of CampaignCard (contracts), from campaign c and campaign_capacity k. */
export const CARD_FIELDS = `c.id, c.slug, ${SHOWN_STATUS} as status, c.type, c.raise_mode as "raiseMode", c.name, c.tag_line as "tagLine",
  c.category, c.city, c.country, '/media/' || c.cover_file_id as "coverUrl", c.currency, c.goal,
  c.minimum_raise as "minimumRaise", c.max_offering as "maxOfferingAmount",
  ${LEAST_INVESTMENT} as "minimumInvestment",
  k.received, k.committed, k.investors, k.threshold as "successThreshold", k.percent as "percentOfMinimum",
  c.opens_at as "opensAt", ${CLOSING_OF_CAMPAIGN} as "closesAt",
  ${CLOSING_SOON} as "closingSoon", ${settledPartOf('c')} as "settledPart",
  case when c.test_the_water then ${interestOf('c.id')} end as interest,
  c.interest_rate as "interestRate", c.term_months as "termLength", c.price_per_share as "pricePerShare"`;

/** */
const CAN_RECEIVE = `(c.status = ${CampaignStatus.successful}
  or (c.status = ${CampaignStatus.unsuccessful} and c.raise_mode = 'flexible'))`;
const FUNDED = `(c.status = ${CampaignStatus.successful}
  or (c.status = ${CampaignStatus.unsuccessful} and c.raise_mode = 'flexible' and k.received >= c.minimum_raise))`;

/** CampaignParts (contracts). */
const PARTS = `json_build_object('people', ${membersOf('c.id')} + ${leadsOf('c.id')}, 'documents', ${documentsOf('c.id')}, 'pictures', ${picturesOf('c.id')},
  'films', ${filmsOf('c.id')}, 'faqs', ${answersOf('c.id')}, 'potential', ${followersOf('c.id')},
  'updates', ${updateCountsOf('c.id')}, 'discussion', ${commentsOf('c.id')})`;

/** Every name of a list, with its value in a column of such values or null. */
const named = (names: readonly string[], column: string): string =>
  names.map((name) => `'${name}', ${column} -> '${name}'`).join(', ');
/** CompanyLinks (contracts). */
const LINKS = `jsonb_build_object(${named(KEPT_LINKS, 'c.links')}, 'customLinks', c.custom_links)`;
/** PropertyInfo (contracts); null where nothing of it is stated. */
const PROPERTY = `case when c.property <> '{}' then jsonb_build_object(${named(PROPERTY_FIELDS, 'c.property')}) end`;

/** Columns of CampaignPage beyond those of the card; of a loan, what its terms follow from. $2 is the site's time zone. */
export const PAGE_FIELDS = `c.status as standing, ${END_OF_CAMPAIGN} as ended, ${announcedPartOf('c')} as "announcedPart", c.edited_at as "editedAt", c.summary, c.story_body as "storyBody", coalesce(c.upload_type, 'image') as "uploadType",
  c.video_url as "videoUrl",
  c.company_name as "companyName", c.description as "companyDescription", c.website, ${FILING} as "formCLink",
  ${LINKS} as links, c.highlights, ${PROPERTY} as property,
  c.year_founded as "yearFounded", c.industry, c.campaign_stage as "campaignStage",
  c.investing_round as "investingRound", c.admission as "campaignAccreditation",
  c.maximum_raise as "maximumRaise", c.maximum_investment as "maximumInvestment",
  (k.max_units - k.taken) * case when c.type = 'equity' then c.price_per_share else 1 end as "remainingCapacity",
  c.allocation_method as "allocationMethod", case when c.allocation_method = 'pro_rata' then c.commitment_limit end as "commitmentLimit",
  case when c.type = 'equity' then json_build_object(
    'availableShares', c.available_shares, 'existingShares', c.existing_shares, 'pricePerShare', c.price_per_share,
    'equityAvailable', c.equity_available, 'preMoneyValuation', c.pre_money_valuation,
    'conversionTrigger', c.conversion_trigger, 'noticeTerms', c.notice_terms) end as "equityTerms",
  case when c.type = 'debt' then json_build_object(
    'interestRate', c.interest_rate, 'investFrequency', c.invest_frequency, 'repaymentSchedule', c.repayment_schedule,
    'termLength', c.term_months, 'paybackStartDate', c.payback_start,
    'closingDate', (least(c.closed_at, c.closes_at) at time zone $2)::date, 'closingIsPlanned', c.closed_at is null)
    end as "debtTerms",
  ${disclosuresOf('c.id')} as disclosures,
  ${PARTS} as parts, ${CAN_RECEIVE} as "canReceiveFunds", ${FUNDED} as funded`;
