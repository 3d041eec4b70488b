import { Injectable } from '@nestjs/common';
import { SECOND_TOP_UP_STATUS, secondTopUpLifecycle, type Language, type SecondTopUpState } from '@cairn/contracts';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import type { SecondTopUp } from '@cairn/contracts/second-wallet/second-wallet.replies';
import type { SecondTopUpRequest } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { Config } from '../../kernel/config/config.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { fieldError, notFound } from '../../kernel/errors/domain-error.js';
import { History, systemActor } from '../../kernel/history/history.js';
import type { Identity } from '../../kernel/http/request.js';
import { Events } from '../../kernel/outbox/events.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { nextCheckSql, ProviderCalls } from '../payments/index.js';
import type { Outcome, PayInSnapshot } from '../rails/index.js';
import { SecondWalletAccess } from './second-wallet-access.js';
import { topUpReceived, topUpRefunded } from './second-wallet-postings.js';
import { SecondTopUpEntity } from './second-wallet.entities.js';

const RETURN_PATH = '/mangopay-topup-receipt';

/** Money into a second wallet: asked for, paid on the provider's page or by bank transfer, and credited as it came. */
@Injectable()
export class SecondTopUpsService {
  constructor(
    private readonly database: Database,
    private readonly access: SecondWalletAccess,
    private readonly calls: ProviderCalls,
    private readonly ledger: Ledger,
    private readonly history: History,
    private readonly events: Events,
    private readonly config: Config,
  ) {}

  /**
   * V-23. A provider that does not answer leaves the top-up waiting, and is asked again later.
   * @throws emoney.off, emoney.not_set_up, emoney.not_open, emoney.refused, and beside the amount emoney.top_up_range
   */
  async open(caller: Identity, request: SecondTopUpRequest, key: string, language: Language): Promise<SecondTopUp> {
    await this.access.requireOffered();
    const { id: walletId, currency } = await this.access.requireOpen(caller.userId);
    await this.requireRange(request.amount, currency);
    await this.database.query(
      `insert into second_wallet_top_up (id, number, user_id, wallet_id, idempotency_key, means, state, amount, fee, currency,
         language, created_at, next_check_at)
       values ($1, 'STU-' || lpad(nextval('second_wallet_top_up_number')::text, 6, '0'), $2, $3, $4, $5, 'opening', $6, 0,
         $7, $8, kernel.now(), ${nextCheckSql('0')})
       on conflict (user_id, idempotency_key) do nothing`,
      [newId(), caller.userId, walletId, key, request.means, request.amount.toString(), currency, language],
    );
    const topUp = await this.database.manager.findOneByOrFail(SecondTopUpEntity, {
      userId: caller.userId,
      idempotencyKey: key,
    });
    if (topUp.state === 'opening') await this.advance(topUp.id);
    return this.read(caller.userId, topUp.id);
  }

  /** As it is known here; asked of the provider first while it is not over, since the payer has perhaps just come back. */
  async readNow(caller: Identity, id: string): Promise<SecondTopUp> {
    const topUp = await this.read(caller.userId, id);
    // An admin who views the site as somebody changes nothing (SEC-58).
    if (topUp.state !== 'paying' || caller.viewerId !== null) return topUp;
    await this.advance(id);
    return this.read(caller.userId, id);
  }

  /** Opens it at the provider, or asks what has become of it. */
  async advance(id: string): Promise<void> {
    const topUp = await this.database.manager.findOneByOrFail(SecondTopUpEntity, { id });
    if (secondTopUpLifecycle.isTerminal(topUp.state)) return;
    const outcome = topUp.ref === null ? await this.opened(topUp) : await this.access.port.readPayIn(topUp.ref);
    if (outcome.kind === 'ok') await this.apply(id, outcome.value);
    // What was refused has moved nothing; what was opened and cannot be read is looked at again.
    if (outcome.kind === 'rejected' && topUp.ref === null) {
      await this.apply(id, { ...NOTHING, state: 'failed', failureCode: outcome.code });
    }
  }

  /** Of the provider's id; false for one that is not ours. */
  async hear(ref: string): Promise<boolean> {
    const topUp = await this.database.manager.findOneBy(SecondTopUpEntity, { ref });
    if (topUp === null) return false;
    if (secondTopUpLifecycle.isTerminal(topUp.state)) return true;
    const outcome = await this.access.port.readPayIn(ref);
    if (outcome.kind !== 'ok') throw new Error(`The provider did not tell of ${topUp.number}: ${outcome.kind}`);
    await this.apply(topUp.id, outcome.value);
    return true;
  }

  /**
   * Books what the provider has given back of a top-up, once for each line of its statement.
   * @param ref the provider's id of the top-up
   * @returns our transaction; null for a top-up that is not ours or has not come, and while the money is held
   */
  async refunded(ref: string, line: { lineId: string; minor: bigint; currency: string }): Promise<string | null> {
    return this.database.inTx(async (tx) => {
      reachRank(tx, 'record', ref);
      const topUp = await tx.findOne(SecondTopUpEntity, { where: { ref }, lock: { mode: 'for_no_key_update' } });
      if (topUp?.state !== 'received' || topUp.currency !== line.currency) return null;
      const { id: topUpId, userId, currency } = topUp;
      const { lineId, minor } = line;
      const entry = topUpRefunded(SECOND_WALLET_PROVIDER, { lineId, userId, currency }, minor);
      const [known] = await tx.query<{ id: string }[]>('select id from ledger.tx where uid = $1', [entry.uid]);
      if (known !== undefined) return known.id;
      // A payout holds it that the provider cannot make any more: it fails first.
      if ((await this.ledger.available(tx, accountCode.secondWallet(userId, currency))) < minor) return null;
      const posted = await this.ledger.post(tx, entry);
      await tx.query('update second_wallet_top_up set refunded = refunded + $2 where id = $1', [
        topUpId,
        minor.toString(),
      ]);
      await this.events.emit(tx, 'second_wallet.refunded', { userId, topUpId, amount: Number(minor), currency });
      return posted.id;
    });
  }

  private async opened(topUp: SecondTopUpEntity): Promise<Outcome<PayInSnapshot>> {
    const { port } = this.access;
    const { ownerRef, walletRef } = await this.access.open(topUp.walletId);
    const { id, means, amount, fee, currency, language } = topUp;
    const key = `second_wallet_top_up:${id}`;
    return this.calls.perform<PayInSnapshot>({
      key,
      provider: SECOND_WALLET_PROVIDER,
      operation: 'second_wallet_top_up',
      find: async (attempt) => {
        const found = await port.find({ key, attempt, ip: null }, { walletRef, ours: id });
        if (found.kind !== 'ok') return found;
        return found.value === null ? { kind: 'ok', value: null } : port.readPayIn(found.value);
      },
      send: (_key, attempt) =>
        port.openPayIn(
          { key, attempt, ip: null },
          {
            means,
            topUpId: id,
            ownerRef,
            walletRef,
            amount: { minor: amount, currency },
            fee: { minor: fee, currency },
            language,
            returnUrl: `${this.config.PUBLIC_URL}${RETURN_PATH}?id=${id}`,
          },
        ),
      refOf: ({ ref }) => ref,
    });
  }

  /** The same words of the provider, however often they come, have their effect once. */
  private async apply(id: string, snapshot: PayInSnapshot): Promise<void> {
    await this.database.inTx(async (tx) => {
      reachRank(tx, 'record', id);
      const topUp = await tx.findOneOrFail(SecondTopUpEntity, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (secondTopUpLifecycle.isTerminal(topUp.state)) return;
      if (snapshot.state === 'open') return this.move(tx, topUp, 'paying', snapshot);
      if (snapshot.state === 'failed') return this.move(tx, topUp, 'failed', snapshot);
      const { credited } = snapshot;
      if (credited === null || credited.currency !== topUp.currency) {
        throw new Error(`${topUp.number} was credited in another currency`);
      }
      await this.move(tx, topUp, 'received', snapshot, credited.minor);
      await this.ledger.post(tx, topUpReceived(SECOND_WALLET_PROVIDER, topUp, credited.minor));
      await this.events.emit(tx, 'second_wallet.received', {
        userId: topUp.userId,
        topUpId: topUp.id,
        amount: Number(credited.minor),
        currency: topUp.currency,
      });
    });
  }

  private async move(
    tx: Tx,
    topUp: SecondTopUpEntity,
    to: SecondTopUpState,
    { ref, url, wire, failureCode }: PayInSnapshot,
    received = 0n,
  ): Promise<void> {
    const { id: subjectId, state: from } = topUp;
    if (from === to) return;
    await tx.query(
      `update second_wallet_top_up set state = $2, ref = coalesce(ref, $3), redirect_url = coalesce($4, redirect_url),
         instructions = coalesce($5::jsonb, instructions), failure_code = $6, received = $7,
         received_at = case when $2 = 'received' then kernel.now() end where id = $1`,
      [subjectId, to, ref || null, url, wire === null ? null : JSON.stringify(wire), failureCode, received.toString()],
    );
    const actor = systemActor(SECOND_WALLET_PROVIDER);
    await this.history.add(tx, { subjectType: 'second_wallet_top_up', subjectId, from, to, actor });
  }

  private async requireRange(amount: bigint, currency: string): Promise<void> {
    const { minimum, maximum } = await this.access.topUpRange(currency);
    if (amount >= minimum && amount <= maximum) return;
    throw fieldError('amount', 'emoney.top_up_range', { minimum: Number(minimum), maximum: Number(maximum), currency });
  }

  private async read(userId: string, id: string): Promise<SecondTopUp> {
    const topUp = await this.database.manager.findOneBy(SecondTopUpEntity, { id, userId });
    if (topUp === null) throw notFound();
    const [holder] = await this.database.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from app_user where id = $1`,
      [userId],
    );
    const isOpen = !secondTopUpLifecycle.isTerminal(topUp.state);
    return {
      id,
      number: topUp.number,
      holderName: holder?.name ?? '',
      paymentType: topUp.means,
      amount: topUp.amount,
      fee: topUp.fee,
      received: topUp.received,
      refunded: topUp.refunded,
      currency: topUp.currency,
      state: topUp.state,
      status: SECOND_TOP_UP_STATUS[topUp.state],
      redirectUrl: isOpen ? topUp.redirectUrl : null,
      instructions: topUp.instructions,
      failureCode: topUp.failureCode,
      transactionId: topUp.ref,
      createdAt: topUp.createdAt,
      receivedAt: topUp.receivedAt,
    };
  }
}

/** Of a top-up that the provider has refused to open. */
const NOTHING: PayInSnapshot = { ref: '', state: 'open', credited: null, url: null, wire: null, failureCode: null };
