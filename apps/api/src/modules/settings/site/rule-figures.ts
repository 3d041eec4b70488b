import type { EntityManager } from 'typeorm';

/** Figures of the law that the table `rule_param` has for today, in words of the program. */
export interface RuleFigures {
  /** Days that an offering is open at least. */
  minimumOfferingDays: number;
  /** Business days between the notice of an early close and the close; none where it may be at once. */
  earlyCloseNoticeBusinessDays: number;
}

interface Row {
  minimum_offering_days: number;
  early_close_notice_business_days: number;
}

/** @param jurisdiction the site's own unless given */
export async function readRules(reader: EntityManager, jurisdiction?: string): Promise<RuleFigures> {
  const [row] = await reader.query<{ rules: Row }[]>(
    jurisdiction === undefined ? 'select rules_in_force() as rules' : 'select rules_in_force($1) as rules',
    jurisdiction === undefined ? [] : [jurisdiction],
  );
  if (row === undefined) throw new Error('The table of rules has no figures for today');
  return {
    minimumOfferingDays: row.rules.minimum_offering_days,
    earlyCloseNoticeBusinessDays: row.rules.early_close_notice_business_days,
  };
}
