import { Injectable } from '@nestjs/common';
import type { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import type { InvestRequest } from '@cairn/contracts/investments/invest.request';
import { derivedId, newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { Capacity } from './capacity.js';
import { requireLimit, stakeOf } from './eligibility.js';
import { HoldRelease } from './hold-release.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import type { InvestmentEntity } from './investment.entity.js';
import { InvestmentStore } from './investment-store.js';

/** Investing: hold a part of the campaign, and pay for it from the wallet. Cards: investment-payment.subject.ts. */
@Injectable()
export class InvestService {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly store: InvestmentStore,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly capacity: Capacity,
    private readonly ledger: Ledger,
    private readonly desk: InvestmentDesk,
    private readonly release: HoldRelease,
  ) {}

  /** Holds the capacity for the session's length, or takes it at once when the wallet pays. */
  async invest(caller: Identity, campaignId: string, request: InvestRequest, commandKey: string): Promise<string> {
    const { rules, holdUntil } = await this.desk.rules();
    return this.database.inTx(async (tx) => {
      await this.facts.lockInvestor(tx, caller.userId);
      const facts = await this.facts.read(tx, campaignId, caller.userId);
      const stake = this.desk.admit(caller, facts, rules, request);
      const fromWallet = request.paymentType === 'wallet';
      const investment = await this.store.insert(tx, {
        id: newId(),
        campaignId,
        investorId: caller.userId,
        idempotencyKey: commandKey,
        currency: facts.currency,
        ...stake,
        state: fromWallet ? 'received' : 'reserved',
        paymentType: fromWallet ? 'wallet' : null,
        reservedUntil: fromWallet ? null : holdUntil,
        actor: caller.email,
      });
      if (investment.replayed) return investment.entity.id;
      if (fromWallet) {
        await this.payFromWallet(tx, investment.entity, commandKey);
        await this.capacity.take(tx, investment.entity);
        await this.desk.received(tx, investment.entity, facts);
      } else {
        await this.capacity.reserve(tx, investment.entity);
      }
      return investment.entity.id;
    });
  }

  /** Changes a reservation that nobody has begun to pay. */
  async change(caller: Identity, id: string, request: ChangeInvestmentRequest): Promise<void> {
    const { rules } = await this.desk.rules();
    await this.database.inTx(async (tx) => {
      await this.facts.lockInvestor(tx, caller.userId);
      const investment = await this.lifecycle.lock(tx, id, caller.userId);
      this.desk.requireHeld(investment);
      if (request.amount === undefined && request.units === undefined) {
        if (request.paymentType !== undefined) await this.store.setPaymentType(tx, id, request.paymentType);
        return;
      }
      if (investment.state !== 'reserved') throw new DomainError('investment.bad_transition');
      await this.capacity.release(tx, investment);
      await this.store.setAmount(tx, id, { amount: 1n, units: null, unitPrice: null, capacityUnits: 1n });
      const facts = await this.facts.read(tx, investment.campaignId, caller.userId);
      const stake = stakeOf(facts, request);
      requireLimit({ ...facts, committedInYear: facts.committedInYear - 1n }, rules, stake.amount);
      await this.store.setAmount(tx, id, stake);
      await this.capacity.reserve(tx, { ...investment, ...stake });
      if (request.paymentType !== undefined) await this.store.setPaymentType(tx, id, request.paymentType);
    });
  }

  /** Pays a reservation from the wallet. */
  async completeFromWallet(caller: Identity, id: string, commandKey: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const investment = await this.lifecycle.lock(tx, id, caller.userId);
      if (investment.state === 'received') return;
      this.desk.requireHeld(investment);
      if (investment.state === 'paying') await this.leaveCardPage(tx, caller, investment);
      if (investment.state !== 'reserved')
        throw new DomainError('investment.bad_transition', { from: investment.state });
      const facts = await this.facts.read(tx, investment.campaignId, caller.userId);
      await this.store.setPaymentType(tx, id, 'wallet');
      await this.payFromWallet(tx, investment, commandKey);
      if (!(await this.capacity.receive(tx, investment))) throw new DomainError('investment.closed');
      await this.lifecycle.move(tx, investment, 'received', { name: caller.email, id: caller.userId });
      await this.desk.received(tx, investment, facts);
    });
  }

  /** Whoever opened the card page and came back may pay from the wallet instead. */
  private async leaveCardPage(tx: Tx, caller: Identity, investment: InvestmentEntity): Promise<void> {
    await this.release.dropPages(tx, investment);
    await this.lifecycle.move(tx, investment, 'reserved', { name: caller.email, id: caller.userId });
  }

  /** The uid follows from the command, so that the same command can never pay twice. */
  private async payFromWallet(tx: Tx, investment: InvestmentEntity, commandKey: string): Promise<void> {
    await this.ledger.post(tx, {
      uid: derivedId(`investment:${investment.investorId}:${commandKey}`),
      kind: 'investment_wallet',
      phase: 'posted',
      sourceType: 'investment',
      sourceId: investment.id,
      actor: investment.investorId,
      postings: [
        {
          debit: accountCode.wallet(investment.investorId, investment.currency),
          credit: accountCode.escrow(investment.campaignId, investment.currency),
          minor: investment.amount,
          currency: investment.currency,
        },
      ],
    });
  }
}
