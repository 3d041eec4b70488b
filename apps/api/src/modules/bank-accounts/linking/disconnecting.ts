import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEBIT_PROVIDER } from '@cairn/contracts/rails/providers';
import { In } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import { DebitCalls } from '../../payments/index.js';
import { RailRegistry, type Outcome } from '../../rails/index.js';
import { BankLinkEntity } from './bank-link.entity.js';
import { LinksReads } from './links-reads.js';

/** Ends the consent to use an account: here at once, at the providers by a job that goes on until they have heard. */
@Injectable()
export class Disconnecting implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly events: Events,
    private readonly reads: LinksReads,
    private readonly debits: DebitCalls,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'bank_links.revoke',
      topics: ['bank_link.removed'],
      queue: 'money',
      outside: ({ body }) => this.revoke(body.bankLinkId),
    });
    this.events.register({
      name: 'bank_links.forget',
      topics: ['user.pseudonymised'],
      queue: 'money',
      inTransaction: (tx, { body }) => this.forget(tx, body.userId),
    });
  }

  /** @throws request.not_found, link.clearing while a bank decides about a debit of it */
  async disconnect(userId: string, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const link = await tx.findOne(BankLinkEntity, {
        where: { id, userId, state: In(['linked', 'broken']) },
        lock: { mode: 'pessimistic_write' },
      });
      if (link === null) throw notFound();
      if (await this.debits.isUnderWay(tx, id)) throw new DomainError('link.clearing');
      await this.remove(tx, [id]);
    });
  }

  /** What is left of somebody whose account was closed. */
  private async forget(tx: Tx, userId: string): Promise<void> {
    const links = await tx.findBy(BankLinkEntity, { userId, state: In(['linked', 'broken']) });
    await this.remove(
      tx,
      links.map(({ id }) => id),
    );
  }

  private async remove(tx: Tx, ids: string[]): Promise<void> {
    await tx.query(
      `update bank_link set state = 'removed', removed_at = kernel.now(), next_check_at = null where id = any($1::uuid[])`,
      [ids],
    );
    await this.events.emitMany(
      tx,
      'bank_link.removed',
      ids.map((bankLinkId) => ({ bankLinkId })),
    );
  }

  /** May be done twice: what is gone already counts as ended. */
  private async revoke(id: string): Promise<void> {
    const link = await this.database.manager.findOneByOrFail(BankLinkEntity, { id });
    const { payerRef, methodRef } = link;
    if (link.token !== null) required(await this.rails.of('bankLink', link.provider).revoke(this.reads.tokenOf(link)));
    if (payerRef !== null && methodRef !== null) {
      required(await this.rails.of('debit', DEBIT_PROVIDER).drop({ payerRef, methodRef }));
    }
    await this.database.query('update bank_link set token = null where id = $1', [id]);
  }
}

function required(outcome: Outcome<null>): void {
  if (outcome.kind === 'ok') return;
  if (outcome.kind !== 'rejected') throw new DomainError('payment.provider_unavailable');
  throw new Error(`The consent was not ended: ${outcome.code}`);
}
