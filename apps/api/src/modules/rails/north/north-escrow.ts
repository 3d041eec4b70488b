import { Injectable } from '@nestjs/common';
import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { Config } from '../../../kernel/config/config.js';
import type { DebitRequest } from '../ports/debit.port.js';
import type { EscrowPort, LinkedMeans } from '../ports/escrow.port.js';
import type { PersonToConfirm } from '../ports/identity.port.js';
import type { Outcome } from '../ports/outcome.js';
import { NorthAccreditation } from './north-accreditation.js';
import { NorthClient } from './north-client.js';
import { centsOf, dollarsOf, refOf, TRADE_TYPES, type NorthTrade } from './north-escrow-shapes.js';
import { LINKS, linkedIn, urlIn } from './north-links.js';
import { offeringOf, offeringsIn } from './north-offerings.js';
import { findText, itemsOf, textOf, valueOf } from './north-shapes.js';
import { NorthTrades } from './north-trades.js';

const isEscrow = (rail: string): rail is EscrowRail => Object.hasOwn(TRADE_TYPES, rail);
const refused = (code: string) => ({ kind: 'rejected', reason: 'other', code }) as const;

/**
 * Money in escrow at North Capital. No method knows a key by which a repeat would be the same: what an earlier attempt left
 * is looked up before each step.
 */
@Injectable()
export class NorthEscrow implements EscrowPort {
  readonly provider = 'north';
  readonly isConfigured: boolean;
  private readonly offerings: ReadonlyMap<string, string>;

  constructor(
    private readonly client: NorthClient,
    private readonly trades: NorthTrades,
    private readonly accounts: NorthAccreditation,
    config: Config,
  ) {
    this.offerings = offeringsIn(config.NORTH_OFFERINGS);
    this.isConfigured = client.isConfigured && this.offerings.size > 0;
  }

  open(who: PersonToConfirm, party: string): Promise<Outcome<{ account: string }>> {
    return this.accounts.open(who, party);
  }

  async link(accountId: string, rail: EscrowRail, ip: string): Promise<Outcome<{ url: string } | null>> {
    const fields = { accountId, createdIpAddress: ip };
    const outcome = await this.client.call('POST', LINKS[rail].open, fields, urlIn);
    const isThere = outcome.kind === 'rejected' && outcome.code === LINKS[rail].there;
    return isThere ? { kind: 'ok', value: null } : outcome;
  }

  async linked(accountId: string, rail: EscrowRail): Promise<Outcome<LinkedMeans | null>> {
    const fields = { accountId, type: 'Account' };
    const outcome = await this.client.call('POST', LINKS[rail].read, fields, (reply) => ({
      found: linkedIn(reply, rail),
    }));
    if (outcome.kind === 'ok') return { kind: 'ok', value: outcome.value.found };
    return outcome.kind === 'rejected' && outcome.code === LINKS[rail].none ? { kind: 'ok', value: null } : outcome;
  }

  async unlink(accountId: string, rail: EscrowRail): Promise<Outcome<null>> {
    const outcome = await this.client.call('POST', LINKS[rail].forget, { accountId, type: 'Account' }, () => true);
    const isGone = outcome.kind === 'rejected' && outcome.code === LINKS[rail].none;
    return outcome.kind === 'ok' || isGone ? { kind: 'ok', value: null } : outcome;
  }

  async find(paymentId: string, accountId: string): Promise<Outcome<string | null>> {
    const trade = await this.trades.askedFor(accountId, paymentId);
    if (trade.kind !== 'ok') return trade;
    return { kind: 'ok', value: trade.value === null ? null : refOf(accountId, trade.value.tradeId) };
  }

  async forgo(paymentId: string, accountId: string): Promise<Outcome<null>> {
    const order = await this.trades.ofPayment(accountId, paymentId);
    if (order.kind !== 'ok') return order;
    if (order.value === null) return { kind: 'ok', value: null };
    const move = await this.trades.moveOf(order.value);
    if (move.kind !== 'ok') return move;
    if (move.value !== null) return { kind: 'ok', value: null };
    const dropped = await this.trades.drop(accountId, order.value.tradeId);
    return dropped.kind === 'ok' ? { kind: 'ok', value: null } : dropped;
  }

  async debit(_key: string, request: DebitRequest): Promise<Outcome<string>> {
    const { rail, account, paymentId } = request;
    if (!isEscrow(rail) || request.amount.currency !== 'USD') return refused('currency');
    const offeringId = offeringOf(this.offerings, request.group);
    if (offeringId === null) return refused('no_offering');
    const known = await this.trades.ofPayment(account.payerRef, paymentId);
    if (known.kind !== 'ok') return known;
    const made = known.value === null ? await this.order({ ...request, rail }, offeringId) : known;
    if (made.kind !== 'ok' || made.value === null) return made.kind === 'ok' ? refused('no_trade') : made;
    const moved = await this.fund({ ...request, rail }, made.value, offeringId);
    // An order that is not funded is not left standing; what is not known is looked up later.
    if (moved.kind === 'rejected' || moved.kind === 'unavailable')
      await this.trades.drop(account.payerRef, made.value.tradeId);
    return moved.kind === 'ok' ? { kind: 'ok', value: refOf(account.payerRef, made.value.tradeId) } : moved;
  }

  /** Orders units of the offering; an amount that is no number of whole units is refused. */
  private async order(
    { rail, account, amount, paymentId, mandate }: DebitRequest & { rail: EscrowRail },
    offeringId: string,
  ): Promise<Outcome<NorthTrade>> {
    const price = await this.client.call('POST', 'getOffering', { offeringId }, (reply) => {
      const cents = centsOf(findText(reply, 'unitPrice'));
      return cents === null || cents === 0n ? null : cents;
    });
    if (price.kind !== 'ok') return price;
    if (amount.minor % price.value !== 0n) return refused('units');
    const fields = {
      offeringId,
      accountId: account.payerRef,
      transactionType: TRADE_TYPES[rail],
      transactionUnits: String(amount.minor / price.value),
      createdIpAddress: mandate.ip,
      field1: paymentId,
    };
    return this.client.call('POST', 'createTrade', fields, (reply) => {
      const [details] = itemsOf(valueOf(reply, 'purchaseDetails'));
      const tradeId = textOf(valueOf(details ?? {}, 'tradeId'));
      const cents = centsOf(textOf(valueOf(details ?? {}, 'transactionAmount')));
      if (tradeId === '' || cents === null) return null;
      return { tradeId, accountId: account.payerRef, rail, amount: cents, status: 'CREATED', ours: paymentId };
    });
  }

  /** Has the money of an order moved, once. */
  private async fund(
    { rail, account, amount, description, mandate }: DebitRequest & { rail: EscrowRail },
    trade: NorthTrade,
    offeringId: string,
  ): Promise<Outcome<true>> {
    if (trade.amount !== amount.minor) return { kind: 'rejected', reason: 'amount_mismatch', code: 'amount' };
    const move = await this.trades.moveOf(trade);
    if (move.kind !== 'ok') return move;
    if (move.value !== null) return { kind: 'ok', value: true };
    const fields = { accountId: account.payerRef, tradeId: trade.tradeId, createdIpAddress: mandate.ip };
    const isMoved = (name: string) => (reply: Parameters<typeof findText>[0]) =>
      findText(reply, name) === '' ? null : (true as const);
    if (rail === 'north_card') return this.client.call('POST', 'ccFundMove', fields, isMoved('ccreferencenumber'));
    const debit = {
      ...fields,
      offeringId,
      NickName: account.methodRef,
      amount: dollarsOf(amount.minor),
      description: description.slice(0, 80),
      checkNumber: trade.tradeId,
    };
    return this.client.call('POST', 'externalFundMove', debit, isMoved('RefNum'));
  }
}
