import { Injectable } from '@nestjs/common';
import type { DebitHindrance } from '@cairn/contracts';
import type { LinkedAccount } from '@cairn/contracts/bank-accounts/bank-accounts.replies';
import { In, type EntityManager } from 'typeorm';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { DebitStops } from '../../payments/index.js';
import type { BankConnectionEntity } from './bank-connection.entity.js';
import { BankLinkEntity } from './bank-link.entity.js';

/** Linked accounts as their owners see them. */
@Injectable()
export class LinksReads {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly stops: DebitStops,
  ) {}

  /** Oldest first; those that were disconnected are not among them. */
  async ofPerson(userId: string): Promise<LinkedAccount[]> {
    const links = await this.database.manager.find(BankLinkEntity, {
      where: { userId, state: In(['linked', 'broken']) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const isStopped = await this.isStopped(userId);
    return links.map((link) => present(link, isStopped));
  }

  async one(link: BankLinkEntity): Promise<LinkedAccount> {
    return present(link, await this.isStopped(link.userId));
  }

  /** @throws request.not_found for one of somebody else, or that was disconnected */
  async own(userId: string, id: string): Promise<BankLinkEntity> {
    const link = await this.database.manager.findOneBy(BankLinkEntity, { id, userId, state: In(['linked', 'broken']) });
    if (link === null) throw notFound();
    return link;
  }

  /** @throws link.broken once the consent has ended */
  tokenOf({ id, token }: BankLinkEntity): string {
    if (token === null) throw new DomainError('link.broken');
    return this.personalData.decrypt(token, { table: 'bank_link', column: 'token', id });
  }

  /** The address of a provider's page, sealed for its row. */
  sealPage(id: string, url: string): Buffer {
    return this.personalData.encrypt(url, { table: 'bank_connection', column: 'page', id });
  }

  pageOf({ id, page }: BankConnectionEntity): string {
    return this.personalData.decrypt(page, { table: 'bank_connection', column: 'page', id });
  }

  /** Whether it is the person's, and works. */
  async works(reader: EntityManager, userId: string, id: string): Promise<boolean> {
    return reader.existsBy(BankLinkEntity, { id, userId, state: 'linked' });
  }

  private isStopped(userId: string): Promise<boolean> {
    return this.stops.isStopped(this.database.manager, userId);
  }
}

/** Whether its owner is known to be the person: by the bank's word, or by our staff's. */
export const isOwned = ({ ownerMatch, ownerAccepted }: BankLinkEntity): boolean =>
  ownerMatch === 'match' || ownerAccepted === true;

function hindranceOf(link: BankLinkEntity, isStopped: boolean): DebitHindrance | null {
  if (link.state !== 'linked') return 'broken';
  if (!isOwned(link)) return 'owner';
  return isStopped ? 'stopped' : null;
}

const present = (link: BankLinkEntity, isStopped: boolean): LinkedAccount => ({
  id: link.id,
  bank: link.institution,
  mask: link.mask,
  kind: link.kind,
  state: link.state,
  ownerMatch: link.ownerMatch,
  hindrance: hindranceOf(link, isStopped),
  createdAt: link.createdAt,
});
