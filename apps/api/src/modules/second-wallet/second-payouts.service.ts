import { Injectable } from '@nestjs/common';
import { SECOND_PAYOUT_STATUS, secondPayoutLifecycle, type SecondPayoutState } from '@cairn/contracts';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import type { SecondPayout } from '@cairn/contracts/second-wallet/second-wallet.replies';
import type { SecondPayoutRequest } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { lockPerson, reachRank } from '../../kernel/database/locks.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import { History, systemActor } from '../../kernel/history/history.js';
import type { Identity } from '../../kernel/http/request.js';
import { Events } from '../../kernel/outbox/events.js';
import { isMoneyOutFrozen, Ledger } from '../ledger/index.js';
import { nextCheckSql, ProviderCalls } from '../payments/index.js';
import type { Outcome, PayOutSnapshot } from '../rails/index.js';
import { SecondPayoutRules } from './second-payout-rules.js';
import { SecondWalletAccess } from './second-wallet-access.js';
import { holdPayout, payoutReturned, settlePayout } from './second-wallet-postings.js';
import { SecondPayoutEntity, SecondWalletAccountEntity } from './second-wallet.entities.js';

/** Money out of a second wallet to a bank account of its owner: held, sent once, paid, and perhaps sent back by the bank. */
@Injectable()
export class SecondPayoutsService {
  constructor(
    private readonly database: Database,
    private readonly access: SecondWalletAccess,
    private readonly rules: SecondPayoutRules,
    private readonly calls: ProviderCalls,
    private readonly ledger: Ledger,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  /** V-24. The money is held in the same transaction; the provider is asked afterwards, and again until it answers. */
  async request(caller: Identity, request: SecondPayoutRequest, key: string): Promise<SecondPayout> {
    await this.rules.requireConfirmed(caller.userId);
    const id = await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const known = await tx.findOneBy(SecondPayoutEntity, { userId: caller.userId, idempotencyKey: key });
      if (known !== null) return known.id;
      const wallet = await this.rules.require(tx, caller.userId, request);
      const payoutId = newId();
      await tx.query(
        `insert into second_wallet_payout (id, number, user_id, wallet_id, account_id, idempotency_key, state, amount,
           currency, created_at, next_check_at)
         values ($1, 'SPO-' || lpad(nextval('second_wallet_payout_number')::text, 6, '0'), $2, $3, $4, $5, 'requested', $6,
           $7, kernel.now(), ${nextCheckSql('0')})`,
        [payoutId, caller.userId, wallet.id, request.bankAccountId, key, request.amount.toString(), wallet.currency],
      );
      const payout = await tx.findOneByOrFail(SecondPayoutEntity, { id: payoutId });
      await this.ledger.post(tx, holdPayout(SECOND_WALLET_PROVIDER, payout));
      return payoutId;
    });
    await this.advance(id);
    return this.read(caller.userId, id);
  }

  /** Sends it, or asks what has become of it. */
  async advance(id: string): Promise<void> {
    const payout = await this.database.manager.findOneByOrFail(SecondPayoutEntity, { id });
    if (secondPayoutLifecycle.isTerminal(payout.state)) return;
    const outcome = payout.ref === null ? await this.sent(payout) : await this.access.port.readPayOut(payout.ref);
    if (outcome.kind === 'ok') await this.apply(id, outcome.value);
    // What was refused has moved nothing; what was sent and cannot be read is looked at again.
    if (outcome.kind === 'rejected' && payout.ref === null) {
      await this.apply(id, { ref: '', state: 'failed', failureCode: outcome.code });
    }
  }

  /** Of the provider's id of the payout, or of what a bank has sent back; false for what is not ours. */
  async hear(ref: string): Promise<boolean> {
    const known = await this.ofRef(ref);
    const payout = known ?? (await this.behind(ref));
    if (payout?.ref === null || payout === null) return false;
    const outcome = await this.access.port.readPayOut(payout.ref);
    if (outcome.kind !== 'ok') throw new Error(`The provider did not tell of ${payout.number}: ${outcome.kind}`);
    await this.apply(payout.id, outcome.value);
    return true;
  }

  private ofRef(ref: string): Promise<SecondPayoutEntity | null> {
    return this.database.manager.findOneBy(SecondPayoutEntity, { ref });
  }

  private async behind(returnRef: string): Promise<SecondPayoutEntity | null> {
    const outcome = await this.access.port.payOutBehind(returnRef);
    if (outcome.kind !== 'ok') throw new Error(`The provider did not tell of ${returnRef}: ${outcome.kind}`);
    return outcome.value === null ? null : this.ofRef(outcome.value);
  }

  private async sent(payout: SecondPayoutEntity): Promise<Outcome<PayOutSnapshot>> {
    if (await this.database.inTx(isMoneyOutFrozen)) return { kind: 'unavailable' };
    const { port } = this.access;
    const { id, number, amount, currency } = payout;
    const { ownerRef, walletRef } = await this.access.open(payout.walletId);
    const account = await this.database.manager.findOneByOrFail(SecondWalletAccountEntity, { id: payout.accountId });
    const key = `second_wallet_payout:${id}`;
    return this.calls.perform<PayOutSnapshot>({
      key,
      provider: SECOND_WALLET_PROVIDER,
      operation: 'second_wallet_payout',
      find: async (attempt) => {
        const found = await port.find({ key, attempt, ip: null }, { walletRef, ours: id });
        if (found.kind !== 'ok') return found;
        return found.value === null ? { kind: 'ok', value: null } : port.readPayOut(found.value);
      },
      send: (_key, attempt) =>
        port.sendPayOut(
          { key, attempt, ip: null },
          {
            payoutId: id,
            reference: number.replace('-', ''),
            ownerRef,
            walletRef,
            accountRef: account.ref ?? '',
            amount: { minor: amount, currency },
          },
        ),
      refOf: ({ ref }) => ref,
    });
  }

  /** The same words of the provider, however often they come, have their effect once. */
  private async apply(id: string, { ref, state, failureCode }: PayOutSnapshot): Promise<void> {
    await this.database.inTx(async (tx) => {
      reachRank(tx, 'record', id);
      const payout = await tx.findOneOrFail(SecondPayoutEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
      // One that was returned had been paid: both are booked, in this order.
      const steps: SecondPayoutState[] = state === 'returned' ? ['paid', 'returned'] : [state];
      for (const to of steps) {
        if (!secondPayoutLifecycle.allows(payout.state, to)) continue;
        await this.move(tx, payout, to, { ref: ref || null, failureCode: to === 'paid' ? null : failureCode });
        await this.book(tx, payout);
      }
    });
  }

  private async book(tx: Tx, payout: SecondPayoutEntity): Promise<void> {
    switch (payout.state) {
      case 'paid':
        await this.ledger.post(tx, settlePayout(SECOND_WALLET_PROVIDER, payout, 'post'));
        return this.tell(tx, 'second_wallet.payout_paid', payout);
      case 'failed':
        await this.ledger.post(tx, settlePayout(SECOND_WALLET_PROVIDER, payout, 'void'));
        return this.tell(tx, 'second_wallet.payout_failed', payout);
      case 'returned':
        await this.ledger.post(tx, payoutReturned(SECOND_WALLET_PROVIDER, payout));
        return this.tell(tx, 'second_wallet.payout_failed', payout);
      default:
    }
  }

  private async move(
    tx: Tx,
    payout: SecondPayoutEntity,
    to: SecondPayoutState,
    { ref, failureCode }: { ref: string | null; failureCode: string | null },
  ): Promise<void> {
    const { id: subjectId, state: from } = payout;
    await tx.query(
      `update second_wallet_payout set state = $2, ref = coalesce(ref, $3), failure_code = $4,
         settled_at = case when $2 in ('paid', 'failed', 'returned') then coalesce(settled_at, kernel.now()) end
       where id = $1`,
      [subjectId, to, ref, failureCode],
    );
    payout.state = to;
    const actor = systemActor(SECOND_WALLET_PROVIDER);
    await this.history.add(tx, { subjectType: 'second_wallet_payout', subjectId, from, to, actor });
  }

  private tell(
    tx: Tx,
    topic: `second_wallet.payout_${'paid' | 'failed'}`,
    { userId, amount, currency }: SecondPayoutEntity,
  ): Promise<void> {
    return this.events.emit(tx, topic, { userId, amount: Number(amount), currency });
  }

  private async read(userId: string, id: string): Promise<SecondPayout> {
    const payout = await this.database.manager.findOneBy(SecondPayoutEntity, { id, userId });
    if (payout === null) throw notFound();
    const account = await this.database.manager.findOneByOrFail(SecondWalletAccountEntity, { id: payout.accountId });
    return {
      id,
      number: payout.number,
      amount: payout.amount,
      fee: 0n,
      currency: payout.currency,
      state: payout.state,
      status: SECOND_PAYOUT_STATUS[payout.state],
      accountLast4: account.last4,
      failureCode: payout.failureCode,
      transactionId: payout.ref,
      createdAt: payout.createdAt,
      settledAt: payout.settledAt,
    };
  }
}
