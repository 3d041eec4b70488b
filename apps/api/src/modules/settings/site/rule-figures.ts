import type { SiteLaw } from '@cairn/contracts/settings/site-setting.reply';
import type { EntityManager } from 'typeorm';

/** Figures of the law that the table `rule_param` has for today, in words of the program. */
export interface RuleFigures {
  /** Days that an offering is open at least. */
  minimumOfferingDays: number;
  /** Business days between the notice of an early close and the close; none where it may be at once. */
  earlyCloseNoticeBusinessDays: number;
  /** Hours before the deadline in which an investment stands. */
  cancelHoursBeforeDeadline: number;
  /** Days that an offering is open at most. */
  maximumOfferingDays: number;
  /** Business days in which an investor answers a material change. */
  reconfirmBusinessDays: number;
  /** Business days in which an owner reports that half or all of the target is reached; none where nobody asks. */
  progressReportBusinessDays: number;
  /** Percent of its maximum up to which an offering that is shared out pro rata takes commitments. */
  commitmentLimitPercent: number;
  /** Where each of them stands, by the same names. */
  sources: Readonly<Record<Exclude<keyof RuleFigures, 'sources'>, string>>;
}

/** The keys of the table under the names of the program. */
const KEYS = {
  minimumOfferingDays: 'minimum_offering_days',
  earlyCloseNoticeBusinessDays: 'early_close_notice_business_days',
  cancelHoursBeforeDeadline: 'cancel_hours_before_deadline',
  maximumOfferingDays: 'maximum_offering_days',
  reconfirmBusinessDays: 'reconfirm_business_days',
  progressReportBusinessDays: 'progress_report_business_days',
  commitmentLimitPercent: 'commitment_limit_percent',
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS];

interface Row {
  rules: Record<Key, number>;
  citations: Record<Key, string>;
}

const named = <T>(values: Record<Key, T>) => ({
  minimumOfferingDays: values[KEYS.minimumOfferingDays],
  earlyCloseNoticeBusinessDays: values[KEYS.earlyCloseNoticeBusinessDays],
  cancelHoursBeforeDeadline: values[KEYS.cancelHoursBeforeDeadline],
  maximumOfferingDays: values[KEYS.maximumOfferingDays],
  reconfirmBusinessDays: values[KEYS.reconfirmBusinessDays],
  progressReportBusinessDays: values[KEYS.progressReportBusinessDays],
  commitmentLimitPercent: values[KEYS.commitmentLimitPercent],
});

/** @param jurisdiction the site's own unless given */
export async function readRules(reader: EntityManager, jurisdiction?: string): Promise<RuleFigures> {
  const [row] = await reader.query<Row[]>(
    jurisdiction === undefined
      ? 'select rules_in_force() as rules, citations_in_force() as citations'
      : 'select rules_in_force($1) as rules, citations_in_force($1) as citations',
    jurisdiction === undefined ? [] : [jurisdiction],
  );
  if (row === undefined) throw new Error('The table of rules has no figures for today');
  return { ...named(row.rules), sources: named(row.citations) };
}

/** A site may ask for more than the law does. */
const HOUSE_RULE = 'House rule';

/** Where the site's own bounds come from: the law, or a stricter rule of the house. */
export const lawOf = (
  site: { minimumCampaignDays: number; maximumCampaignDays: number },
  { minimumOfferingDays, maximumOfferingDays, cancelHoursBeforeDeadline, commitmentLimitPercent, sources }: RuleFigures,
): SiteLaw => ({
  minimumDaysSource: site.minimumCampaignDays > minimumOfferingDays ? HOUSE_RULE : sources.minimumOfferingDays,
  maximumDaysSource: site.maximumCampaignDays < maximumOfferingDays ? HOUSE_RULE : sources.maximumOfferingDays,
  cancelHours: cancelHoursBeforeDeadline,
  cancelSource: sources.cancelHoursBeforeDeadline,
  earlyCloseSource: sources.earlyCloseNoticeBusinessDays,
  commitmentLimitPercent,
  commitmentLimitSource: sources.commitmentLimitPercent,
});
