import { Injectable } from '@nestjs/common';
import { BANK_LINK_PROVIDER } from '@cairn/contracts/rails/providers';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { OpenRails } from '../../payments/index.js';
import { RailRegistry, type BankLinkPort } from '../../rails/index.js';

/** Whether accounts are linked on this site: it takes bank debits, and has keys at the provider of links. */
@Injectable()
export class LinkOffer {
  constructor(
    private readonly open: OpenRails,
    private readonly rails: RailRegistry,
  ) {}

  get port(): BankLinkPort {
    return this.rails.of('bankLink', BANK_LINK_PROVIDER);
  }

  async isOpen(reader: EntityManager): Promise<boolean> {
    return this.port.isConfigured && (await this.open.isOpen('ach', reader));
  }

  /** @throws payment.rail_closed */
  async require(reader: EntityManager): Promise<void> {
    if (!(await this.isOpen(reader))) throw new DomainError('payment.rail_closed');
  }
}
