import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readSitePack, type SitePack } from './site-pack.js';
import type { Standing } from './standing.js';
import { StatementsRepository } from './statements.repository.js';

/** The law of the site: its pack, its figures of today, and how a person stands before it. */
@Injectable()
export class PackOfSite {
  constructor(private readonly statements: StatementsRepository) {}

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
      past: await this.statements.past(reader, userId, campaignId),
    };
  }
}
