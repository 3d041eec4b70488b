import { Injectable } from '@nestjs/common';
import type { InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { CUSTODY_OF_MODE, RAIL_TRAITS, type CollectionRail } from '@cairn/contracts/rails/providers';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { RailRegistry } from '../../rails/index.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';

/**
 * Ways to pay that operators have switched on, whose provider is configured, and that fit who holds money on this site.
 * Switching one off refuses new payments by it; a page that is open may still be paid, and money received is posted.
 */
@Injectable()
export class OpenRails {
  constructor(
    private readonly options: OpenOptions,
    private readonly settings: SettingsService,
    private readonly rails: RailRegistry,
  ) {}

  async isOpen(rail: InvestmentRail, reader: EntityManager): Promise<boolean> {
    if (rail !== 'wallet' && !(await this.fitting([rail], reader)).includes(rail)) return false;
    return (await this.options.rails(reader)).has(rail);
  }

  /** Those of these ways whose provider has its keys, and leaves the money where this site may have it. */
  async fitting<Rail extends CollectionRail>(rails: readonly Rail[], reader: EntityManager): Promise<Rail[]> {
    const { custodyMode } = await this.settings.all(reader);
    const custodians = CUSTODY_OF_MODE[custodyMode];
    return rails.filter(
      (rail) => this.rails.collection(rail).isConfigured && custodians.includes(RAIL_TRAITS[rail].custody),
    );
  }

  /** @throws payment.rail_closed */
  async require(rail: InvestmentRail, reader: EntityManager): Promise<void> {
    if (!(await this.isOpen(rail, reader))) throw new DomainError('payment.rail_closed');
  }
}
