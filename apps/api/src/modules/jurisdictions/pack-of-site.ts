import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RatesOfTheDay, type KnownRates } from '../rates/index.js';
import { readSitePack, type SitePack } from './site-pack.js';
import type { Standing } from './standing.js';
import { StatementsRepository, type Past } from './statements.repository.js';

/** The law of the site: its pack, its figures of today, and how a person stands before it. */
@Injectable()
export class PackOfSite {
  constructor(
    private readonly statements: StatementsRepository,
    private readonly rates: RatesOfTheDay,
  ) {}

  now(reader: EntityManager): Promise<SitePack> {
    return readSitePack(reader);
  }

  /** @param campaignId what was stated for an investment in it counts too */
  async standing(reader: EntityManager, userId: string, campaignId: string | null, law?: SitePack): Promise<Standing> {
    const standing = (await this.standings(reader, [userId], campaignId, law)).get(userId);
    if (standing === undefined) throw new Error('A row for each person was expected');
    return standing;
  }

  /** Of many people in as many statements as of one. */
  async standings(
    reader: EntityManager,
    people: readonly string[],
    campaignId: string | null,
    law?: SitePack,
  ): Promise<ReadonlyMap<string, Standing>> {
    const known = law ?? (await this.now(reader));
    const { profile } = known.pack;
    const statements = await this.statements.of(reader, people, { profile, campaignId });
    const rates = this.rates.once(reader);
    const found = new Map<string, Standing>();
    for (const [userId, past] of await this.statements.past(reader, people, campaignId)) {
      found.set(userId, {
        ...known,
        statements: statements.get(userId) ?? [],
        ...(await measuredIn(known.currency, past, rates)),
      });
    }
    return found;
  }
}

/** What was stated and committed in another currency than that of the law, measured by the rate of today. */
async function measuredIn(
  currency: string,
  past: Past,
  rates: KnownRates,
): Promise<Pick<Standing, 'past' | 'unmeasured' | 'committedHere'>> {
  const stated = past.figuresCurrency ?? currency;
  const netWorth = await rates.amountIn(past.netWorth, stated, currency);
  const yearlyIncome = await rates.amountIn(past.yearlyIncome, stated, currency);
  let committedHere: bigint | null = 0n;
  for (const [from, sum] of Object.entries(past.committedHere)) {
    const part = await rates.amountIn(BigInt(sum), from, currency);
    committedHere = part === null || committedHere === null ? null : committedHere + part;
  }
  return {
    past: { ...past, netWorth: netWorth ?? 0n, yearlyIncome: yearlyIncome ?? 0n },
    unmeasured: netWorth === null || yearlyIncome === null ? stated : null,
    committedHere,
  };
}
