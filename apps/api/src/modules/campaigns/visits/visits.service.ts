import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { visitSourceOf } from '@cairn/contracts';
import type { VisitRequest } from '@cairn/contracts/campaigns/desk/visit.request';
import { Config } from '../../../kernel/config/config.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { networkKey } from '../../../kernel/limits/network-key.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { isRobot } from './robots.js';
import { VisitsRepository } from './visits.repository.js';

const SALT_BYTES = 32;

interface Visitor {
  reader: Identity | undefined;
  address: string;
  agent: string;
  /** Asks not to be counted: Do Not Track, or Global Privacy Control. */
  refuses: boolean;
}

/** Visits are counted, and nothing is kept by which a visitor could be known. */
@Injectable()
export class VisitsService {
  private readonly ownHost: string;

  constructor(
    private readonly visits: VisitsRepository,
    private readonly limits: RateLimits,
    config: Config,
  ) {
    this.ownHost = new URL(config.PUBLIC_URL).host;
  }

  /**
   * Counts a visitor once a day. Not counted: programs, whoever asks not to be, and the campaign's own people. A session of the console is none of the site's.
   * @throws request.not_found for a campaign that this reader may not open, request.too_many
   */
  async count(campaignId: string, visit: VisitRequest, visitor: Visitor): Promise<void> {
    const { reader, address, agent, refuses } = visitor;
    await this.limits.call('visitByAddress', address);
    const isInside = await this.visits.isInside(campaignId, reader?.userId ?? null);
    if (isInside === null) throw notFound();
    if (isInside || refuses || isRobot(agent)) return;
    const day = await this.visits.today();
    const salt = await this.visits.saltOf(day, randomBytes(SALT_BYTES));
    const who = createHmac('sha256', salt)
      .update(JSON.stringify([networkKey(address), agent, campaignId]))
      .digest();
    await this.visits.add(day, campaignId, who, visitSourceOf(visit, this.ownHost));
  }
}
