import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TOP_UP_STATUS } from '@cairn/contracts';
import type { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import { isEscrowRail, type PageRail } from '@cairn/contracts/rails/providers';
import type { TopUpRequest } from '@cairn/contracts/wallet/wallet.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { systemActor } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import {
  hasOtherPage,
  PaymentPurposes,
  type Bearer,
  type BearChargeback,
  type Payable,
  type PaymentEntity,
  type PaymentSubject,
  type PaymentWay,
} from '../../payments/index.js';
import { TopUpEntity } from './top-up.entity.js';
import { arrived, endOfWay, holdUidOf, onItsWay } from './top-up-postings.js';
import { TopUpRules } from './top-up-rules.js';
import { TopUpLifecycle } from './top-up-lifecycle.js';

/** The payment of a top-up and what of it was returned, as the driver reads it. */
interface Paid {
  /** The provider's id of the payment. */
  id: string | null;
  paymentType: PageRail;
  surcharge: string;
  returning: string;
  returnFailed: string;
  chargedBack: string;
  returned: string;
  returnedAt: Date | null;
}

/** Adding money to a wallet: a pre-approval, a payment through a provider, and the credit once the money has arrived. */
@Injectable()
export class TopUpService implements PaymentSubject, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly purposes: PaymentPurposes,
    private readonly rules: TopUpRules,
    private readonly lifecycle: TopUpLifecycle,
    private readonly ledger: Ledger,
    private readonly settings: SettingsService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.purposes.register('top_up', this);
  }

  /** Nothing is charged yet. */
  async open(caller: Identity, request: TopUpRequest, commandKey: string): Promise<Preapproval> {
    const { currency, amount } = request;
    const fee = await this.rules.requireOpenable(request);
    await this.database.query(
      `insert into top_up (id, number, user_id, idempotency_key, state, amount, fee, currency, created_at)
       values ($1, 'TOP-' || lpad(nextval('top_up_number')::text, 6, '0'), $2, $3, 'open', $4, $5, $6, kernel.now())
       on conflict (user_id, idempotency_key) do nothing`,
      [newId(), caller.userId, commandKey, amount.toString(), fee.toString(), currency],
    );
    const topUp = await this.database.manager.findOneByOrFail(TopUpEntity, {
      userId: caller.userId,
      idempotencyKey: commandKey,
    });
    return this.present(topUp);
  }

  async read(caller: Pick<Identity, 'userId'>, id: string): Promise<Preapproval> {
    const topUp = await this.database.manager.findOneBy(TopUpEntity, { id, userId: caller.userId });
    if (topUp === null) throw notFound();
    return this.present(topUp);
  }

  async prepare(tx: Tx, caller: Identity, id: string, { rail }: PaymentWay): Promise<Payable> {
    const topUp = await this.lifecycle.lock(tx, id, caller.userId);
    if (!['open', 'paying', 'failed'].includes(topUp.state)) {
      throw new DomainError('wallet.bad_transition', { from: topUp.state });
    }
    const total = topUp.amount + topUp.fee;
    // What is paid into escrow is paid for a campaign.
    if (isEscrowRail(rail)) throw new DomainError('payment.rail_closed');
    await this.rules.requirePayable(tx, { rail, total, currency: topUp.currency });
    const { siteName } = await this.settings.all(tx);
    return {
      amount: total,
      currency: topUp.currency,
      description: `${siteName} ${topUp.number}`,
      successPath: `/topup-receipt/${id}`,
      cancelPath: `/topup-payment/${id}`,
      group: null,
    };
  }

  lock(tx: Tx, id: string): Promise<TopUpEntity> {
    return this.lifecycle.lock(tx, id);
  }

  async opened(tx: Tx, payment: PaymentEntity): Promise<void> {
    const topUp = await this.lifecycle.lock(tx, payment.subjectId);
    if (topUp.state === 'failed') await this.lifecycle.move(tx, topUp, 'open', systemActor('checkout'));
    if (topUp.state === 'open') await this.lifecycle.move(tx, topUp, 'paying', systemActor('checkout'));
    if (payment.state === 'clearing') await this.ledger.post(tx, onItsWay(topUp, payment));
  }

  async collected(tx: Tx, payment: PaymentEntity): Promise<boolean> {
    const topUp = await this.lifecycle.lock(tx, payment.subjectId);
    // Money for a top-up is never too late: only a second payment of the same top-up is refunded.
    if (topUp.state === 'failed') await this.lifecycle.move(tx, topUp, 'open', systemActor(payment.provider));
    if (topUp.state === 'open') await this.lifecycle.move(tx, topUp, 'paying', systemActor(payment.provider));
    if (topUp.state !== 'paying') return false;
    const isOnItsWay = await this.ledger.isPending(tx, holdUidOf(payment));
    await this.ledger.post(tx, isOnItsWay ? endOfWay(payment, 'post') : arrived(topUp, payment));
    await this.lifecycle.move(tx, topUp, 'received', systemActor(payment.provider));
    const { id: topUpId, userId, amount, currency } = topUp;
    await this.events.emit(tx, 'top_up.received', {
      userId,
      topUpId,
      amount: Number(amount),
      currency,
      paidBy: payment.rail,
    });
    return true;
  }

  /** 1b: out of the wallet, as far as there is something; the rest is owed, and withdrawals wait until it is settled. */
  async takenBack(tx: Tx, payment: PaymentEntity, bear: BearChargeback): Promise<Bearer> {
    const topUp = await this.lifecycle.lock(tx, payment.subjectId);
    const { userId, currency } = topUp;
    if (topUp.state !== 'received') {
      await bear({ debit: accountCode.chargebackLoss(payment.provider, currency) });
      return 'platform';
    }
    const wallet = accountCode.wallet(userId, currency);
    await bear([
      { debit: wallet, minor: await this.ledger.available(tx, wallet) },
      { debit: accountCode.owedByInvestor(userId, currency), minor: payment.amount },
    ]);
    return 'wallet';
  }

  async ended(tx: Tx, payment: PaymentEntity): Promise<void> {
    const topUp = await this.lifecycle.lock(tx, payment.subjectId);
    if (await this.ledger.isPending(tx, holdUidOf(payment))) await this.ledger.post(tx, endOfWay(payment, 'void'));
    if (topUp.state === 'paying' && !(await hasOtherPage(tx, payment)))
      await this.lifecycle.move(tx, topUp, 'failed', systemActor('checkout'));
  }

  private async present(topUp: TopUpEntity): Promise<Preapproval> {
    const [payment] = await this.database.query<Paid>(
      `select provider_payment_id as id, p.rail as "paymentType",
         case when p.state = 'collected' then p.surcharge else 0 end as surcharge,
         coalesce(sum(r.amount) filter (where r.state in ('planned', 'sent')), 0) as returning,
         coalesce(sum(r.amount) filter (where r.state = 'failed' and r.resolved_at is null), 0) as "returnFailed",
         (select coalesce(sum(d.amount), 0) from dispute d
          where d.payment_id = p.id and d.withdrawn_at is not null and d.state <> 'won') as "chargedBack",
         coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0) as returned,
         case when count(*) filter (where r.state = 'succeeded') = 1
              then max(r.finished_at) filter (where r.state = 'succeeded') end as "returnedAt"
       from payment p left join refund r on r.payment_id = p.id and r.subject_type = 'top_up_return'
       where p.purpose = 'top_up' and p.subject_id = $1 group by p.id
       order by p.state = 'collected' desc, p.created_at desc, p.id desc limit 1`,
      [topUp.id],
    );
    const [holder] = await this.database.query<{ name: string; clearing: boolean }>(
      `select first_name || ' ' || last_name as name, exists (select 1 from payment p
         where p.purpose = 'top_up' and p.subject_id = $2 and p.state = 'clearing') as clearing
       from app_user where id = $1`,
      [topUp.userId, topUp.id],
    );
    const isPaid = topUp.receivedAt !== null;
    const surcharge = BigInt(payment?.surcharge ?? 0);
    return {
      id: topUp.id,
      walletPreapprovalId: topUp.id,
      number: topUp.number,
      holderName: holder?.name ?? '',
      amount: topUp.amount,
      fee: topUp.fee,
      surcharge,
      total: topUp.amount + topUp.fee + surcharge,
      paymentType: payment?.paymentType ?? null,
      currency: topUp.currency,
      state: topUp.state,
      status: TOP_UP_STATUS[topUp.state],
      clearing: holder?.clearing ?? false,
      createdAt: topUp.createdAt,
      receivedAt: topUp.receivedAt,
      transactionId: isPaid ? (payment?.id ?? null) : null,
      returning: BigInt(payment?.returning ?? 0),
      returnFailed: BigInt(payment?.returnFailed ?? 0),
      chargedBack: BigInt(payment?.chargedBack ?? 0),
      returned: BigInt(payment?.returned ?? 0),
      returnedAt: payment?.returnedAt ?? null,
    };
  }
}
