import type { RegCfLimitRule } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import type { Figures } from '../../jurisdictions/index.js';
import { regCfRule } from './limit-strategies.js';

/** The figures of 17 CFR 227.100(a)(2) that hold today, whatever the site's own jurisdiction is. */
export async function readLimitRule(reader: EntityManager): Promise<RegCfLimitRule> {
  const [row] = await reader.query<{ rules: Figures }[]>(`select rules_in_force('us_regcf') as rules`);
  if (row === undefined) throw new Error('The table of rules has no limit for today');
  return regCfRule(row.rules);
}
