import { Injectable } from '@nestjs/common';
import type { EscrowLink } from '@cairn/contracts/escrow/escrow.replies';
import { ESCROW_PROVIDER, type EscrowRail } from '@cairn/contracts/rails/providers';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { isViewOnly, requestContext } from '../../kernel/http/request-context.js';
import { DebitCalls, OpenRails } from '../payments/index.js';
import type { LinkedMeans } from '../rails/index.js';
import { answered, EscrowAccountRecords } from './escrow-accounts.js';
import { EscrowLinkEntity } from './escrow-link.entity.js';

const STANDING = In(['opening', 'linked'] as const);
/** A page costs a fee: it is opened anew only once the first one is likely to have run out. */
const PAGE_MINUTES = 30;
const MINUTE = 60_000;

/** What people have linked at the escrow agent: one bank account and one card each. */
@Injectable()
export class EscrowLinks {
  constructor(
    private readonly database: Database,
    private readonly accounts: EscrowAccountRecords,
    private readonly open: OpenRails,
    private readonly debits: DebitCalls,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. The agent is asked about pages that were open; where it is away they stay so. */
  async ofPerson(userId: string): Promise<EscrowLink[]> {
    const links = await this.database.manager.find(EscrowLinkEntity, {
      where: { userId, state: STANDING },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const isViewed = isViewOnly();
    for (const link of isViewed ? [] : links) await this.look(link).catch(unlessAway);
    return links.map((link) => this.present(link, !isViewed));
  }

  /** @throws request.not_found for one of somebody else, or that was removed */
  async own(userId: string, id: string): Promise<EscrowLinkEntity> {
    const link = await this.database.manager.findOneBy(EscrowLinkEntity, { id, userId, state: STANDING });
    if (link === null) throw notFound();
    await this.look(link);
    return link;
  }

  /** Opens the agent's page, or gives what is linked already. */
  async link(caller: Identity, rail: EscrowRail): Promise<EscrowLink> {
    await this.open.require(rail, this.database.manager);
    const { userId } = caller;
    const account = await this.accounts.of(userId);
    const standing = await this.database.manager.findOneBy(EscrowLinkEntity, { userId, rail, state: STANDING });
    if (standing !== null) await this.look(standing);
    if (standing !== null && (standing.state === 'linked' || this.isFresh(standing))) return this.present(standing);
    const ip = requestContext()?.ip ?? caller.ip;
    const page = answered(await this.accounts.agent.link(account, rail, ip ?? ''));
    const link = await this.keep(userId, rail, page?.url ?? null);
    await this.look(link);
    return this.present(link);
  }

  /** @throws request.not_found, link.clearing while a payment from it is on its way */
  async unlink(userId: string, id: string): Promise<void> {
    const link = await this.database.manager.findOneBy(EscrowLinkEntity, { id, userId, state: STANDING });
    if (link === null) throw notFound();
    await this.requireIdle(id);
    await this.remove(link);
  }

  /** What is left of somebody whose account was closed. */
  async forget(userId: string): Promise<void> {
    const links = await this.database.manager.findBy(EscrowLinkEntity, { userId, state: STANDING });
    for (const link of links) await this.remove(link);
  }

  /** An account of which the bank network says that it takes no debits: its owner links another one. */
  async forgetReturned(id: string): Promise<void> {
    const link = await this.database.manager.findOneBy(EscrowLinkEntity, { id, state: STANDING });
    if (link !== null) await this.remove(link);
  }

  private async requireIdle(id: string): Promise<void> {
    const isUnderWay = await this.database.inTx((tx) => this.debits.isUnderWay(tx, id, 'escrow_link'));
    if (isUnderWay) throw new DomainError('link.clearing');
  }

  /** The agent forgets it first: what is gone there is collected from no more. */
  private async remove({ id, userId, rail, methodRef }: EscrowLinkEntity): Promise<void> {
    const account = await this.accounts.known(userId);
    if (account !== null) answered(await this.accounts.agent.unlink(account, rail, methodRef ?? ''));
    await this.database.query(
      `update escrow_link set state = 'removed', removed_at = kernel.now(), page = null where id = $1 and state <> 'removed'`,
      [id],
    );
  }

  /** Whether somebody has finished the page. */
  private async look(link: EscrowLinkEntity): Promise<void> {
    const account = link.state === 'opening' ? await this.accounts.known(link.userId) : null;
    if (account === null) return;
    const means = answered(await this.accounts.agent.linked(account, link.rail));
    if (means !== null) await this.finish(link, means);
  }

  private async finish(link: EscrowLinkEntity, { methodRef, label, mask }: LinkedMeans): Promise<void> {
    await this.database.query(
      `update escrow_link set state = 'linked', linked_at = kernel.now(), page = null, method_ref = $2, label = $3, mask = $4
       where id = $1 and state = 'opening'`,
      [link.id, methodRef, label, mask],
    );
    Object.assign(link, await this.database.manager.findOneByOrFail(EscrowLinkEntity, { id: link.id }));
  }

  private async keep(userId: string, rail: EscrowRail, url: string | null): Promise<EscrowLinkEntity> {
    return this.database.inTx(async (tx) => {
      const standing = await tx.findOneBy(EscrowLinkEntity, { userId, rail, state: STANDING });
      const id = standing?.id ?? newId();
      await tx.query(
        `insert into escrow_link (id, user_id, provider, rail, state, page, created_at)
         values ($1, $2, $3, $4, 'opening', $5, kernel.now())
         on conflict (user_id, rail) where state <> 'removed'
         do update set page = excluded.page, created_at = excluded.created_at where escrow_link.id = excluded.id`,
        [id, userId, ESCROW_PROVIDER, rail, url === null ? null : this.personalData.encrypt(url, cellOf(id))],
      );
      return tx.findOneByOrFail(EscrowLinkEntity, { userId, rail, state: STANDING });
    });
  }

  private isFresh({ page, createdAt }: EscrowLinkEntity): boolean {
    return page !== null && this.clock.now().getTime() - createdAt.getTime() < PAGE_MINUTES * MINUTE;
  }

  private present(link: EscrowLinkEntity, withPage = true): EscrowLink {
    const { id, rail, state, label, mask, page, createdAt } = link;
    const url = page === null || !withPage ? null : this.personalData.decrypt(page, cellOf(id));
    return { id, rail, state: state === 'linked' ? 'linked' : 'opening', label, mask, url, createdAt };
  }
}

const cellOf = (id: string) => ({ table: 'escrow_link', column: 'page', id });

function unlessAway(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
