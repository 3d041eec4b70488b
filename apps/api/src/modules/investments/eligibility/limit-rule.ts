import type { RegCfLimitRule } from '@cairn/finance';
import type { EntityManager } from 'typeorm';

/** The figures of 17 CFR 227.100(a)(2) that hold today, whatever the site's own jurisdiction is. */
export async function readLimitRule(reader: EntityManager): Promise<RegCfLimitRule> {
  const [row] = await reader.query<{ threshold: string; floor: string }[]>(
    `select rules ->> 'limit_threshold' as threshold, rules ->> 'limit_floor' as floor
     from rules_in_force('us_regcf') rules`,
  );
  if (row === undefined) throw new Error('The table of rules has no limit for today');
  return { threshold: BigInt(row.threshold), floor: BigInt(row.floor) };
}
