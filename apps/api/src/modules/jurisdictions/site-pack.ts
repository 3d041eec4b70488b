import { lawCurrencyOf, packOf, type JurisdictionPack } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors/domain-error.js';

/** Figures of the law that hold today, by their key in the table. */
export type Figures = Readonly<Record<string, number | boolean>>;

/** The law of the site at one moment. */
export interface SitePack {
  pack: JurisdictionPack;
  /** That of its limit and its figures. */
  currency: string;
  figures: Figures;
  now: Date;
}

/** SQL: profile, currency, figures and moment, of one row. */
export const SITE_LAW = `select profile.name as profile, site.currency, rules_in_force(profile.name) as figures,
  kernel.now() as now
  from (select value #>> '{}' as name from site_setting where name = 'jurisdictionProfile') profile,
    (select value #>> '{}' as currency from site_setting where name = 'currency') site`;

/** The law that holds now, whatever copy of the settings a process has. */
export async function readSitePack(reader: EntityManager): Promise<SitePack> {
  const [row] = await reader.query<{ profile: string; currency: string; figures: Figures; now: Date }[]>(SITE_LAW);
  if (row === undefined) throw new Error('The settings name no jurisdiction');
  const pack = packOf(row.profile);
  return { pack, currency: lawCurrencyOf(pack, row.currency), figures: row.figures, now: row.now };
}

/**
 * A whole figure of the law.
 * @throws jurisdiction.changing where the law was changed in this moment: the figures are those of another one
 */
export function figureOf(figures: Figures, key: string): bigint {
  const value = figures[key];
  if (typeof value !== 'number') throw new DomainError('jurisdiction.changing');
  return BigInt(value);
}

/** The same, where a law may have none. */
export const figureOrNull = (figures: Figures, key: string): bigint | null => {
  const value = figures[key];
  return typeof value === 'number' ? BigInt(value) : null;
};
