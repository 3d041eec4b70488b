import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RatesOfTheDay } from '../rates/index.js';
import { readSitePack, type SitePack } from './site-pack.js';

import type { Standing } from './standing.js';
import { StatementsRepository } from './statements.repository.js';

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
    const known = law ?? (await this.now(reader));
    const { profile } = known.pack;
    return {
      ...known,
      statements: await this.statements.of(reader, { userId, profile, campaignId }),
      ...(await this.past(reader, userId, campaignId, known.currency)),
    };
  }

  /** What was stated and committed in another currency than that of the law is measured by the rate of today. */
  private async past(
    reader: EntityManager,
    userId: string,
    campaignId: string | null,
    currency: string,
  ): Promise<Pick<Standing, 'past' | 'unmeasured' | 'committedHere'>> {
    const past = await this.statements.past(reader, userId, campaignId);
    const measured = (minor: bigint, from: string) => this.rates.amountIn(minor, from, currency, reader);
    const stated = past.figuresCurrency ?? currency;
    const [netWorth, yearlyIncome] = [await measured(past.netWorth, stated), await measured(past.yearlyIncome, stated)];
    let committedHere: bigint | null = 0n;
    for (const [from, sum] of Object.entries(past.committedHere)) {
      const part = await measured(BigInt(sum), from);
      committedHere = part === null || committedHere === null ? null : committedHere + part;
    }
    return {
      past: { ...past, netWorth: netWorth ?? 0n, yearlyIncome: yearlyIncome ?? 0n },
      unmeasured: netWorth === null || yearlyIncome === null ? stated : null,
      committedHere,
    };
  }
}
