import { Injectable } from '@nestjs/common';
import type { InvestmentRail } from '@cairn/contracts/investments/invest.request';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { OpenOptions } from '../../settings/index.js';

/**
 * Ways to pay that operators have switched on. Switching one off refuses new payments by it; a page that is open may
 * still be paid, and money received is posted.
 */
@Injectable()
export class OpenRails {
  constructor(private readonly options: OpenOptions) {}

  async isOpen(rail: InvestmentRail, reader: EntityManager): Promise<boolean> {
    return (await this.options.rails(reader)).has(rail);
  }

  /** @throws payment.rail_closed */
  async require(rail: InvestmentRail, reader: EntityManager): Promise<void> {
    if (!(await this.isOpen(rail, reader))) throw new DomainError('payment.rail_closed');
  }
}
