import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import { isUUID } from 'class-validator';
import { Database } from '../../kernel/database/in-tx.js';
import { Ledger } from '../ledger/index.js';
import { LineMatchers, type LineMatcher, type MatchedLine, type StatementLineEntity } from '../payments/index.js';
import { SecondPayoutsService } from './second-payouts.service.js';
import { SecondTopUpsService } from './second-top-ups.service.js';
import { movedByProvider } from './second-wallet-postings.js';
import { SecondWalletEntity } from './second-wallet.entities.js';

/** Our transaction behind a line, and what it moved. `$1` is the provider's id of the payment. */
const TRANSACTION_OF: Readonly<Partial<Record<StatementLineEntity['kind'], string>>> = {
  charge: `select t.id, u.received as amount from second_wallet_top_up u
     join ledger.tx t on t.source_type = 'second_wallet_top_up' and t.source_id = u.id::text where u.ref = $1`,
  holder_payout: `select t.id, -p.amount as amount from second_wallet_payout p
     join ledger.tx t on t.source_type = 'second_wallet_payout' and t.source_id = p.id::text
       and t.kind = 'second_wallet_payout' and t.phase = 'post' where p.ref = $1`,
  holder_payout_return: `select t.id, p.amount from second_wallet_payout p
     join ledger.tx t on t.source_type = 'second_wallet_payout' and t.source_id = p.id::text
       and t.kind = 'second_wallet_payout_returned' where p.ref = $1`,
};

/** Lines of the provider's statement about wallets that it keeps for people: their top-ups and payouts, and what it moved itself. */
@Injectable()
export class SecondWalletLines implements LineMatcher, OnModuleInit {
  constructor(
    private readonly matchers: LineMatchers,
    private readonly database: Database,
    private readonly topUps: SecondTopUpsService,
    private readonly payouts: SecondPayoutsService,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.matchers.register(SECOND_WALLET_PROVIDER, this);
  }

  async find(line: StatementLineEntity): Promise<MatchedLine | null> {
    const { kind, paymentRef } = line;
    if (paymentRef === null) return null;
    switch (kind) {
      case 'charge':
        await this.topUps.hear(paymentRef);
        return this.known(line, paymentRef);
      case 'refund':
        await this.topUps.hear(paymentRef);
        return this.refund(line, paymentRef);
      case 'holder_payout':
      case 'holder_payout_return':
        await this.payouts.hear(paymentRef);
        return this.known(line, paymentRef);
      default:
        return null;
    }
  }

  /** A payment of ours whose answer was lost is found by our id; what was refunded of ours may be held by a payout. */
  async isOnItsWay({ kind, paymentRef, ourRef }: StatementLineEntity): Promise<boolean> {
    const rows = await this.database.query<unknown>(
      `select 1 from second_wallet_top_up where id = $1 and state in ('opening', 'paying')
       union all select 1 from second_wallet_payout where id = $1 and state in ('requested', 'sent')
       union all select 1 from second_wallet_top_up where ref = $2 and state = 'received'`,
      [isUUID(ourRef) ? ourRef : null, kind === 'refund' ? paymentRef : null],
    );
    return rows.length > 0;
  }

  /** In a wallet of ours the money is its owner's, whoever moved it; any other wallet is not in our ledger. */
  async book({ provider, lineId, holderRef, amount, currency }: StatementLineEntity): Promise<MatchedLine> {
    const wallet =
      holderRef === null
        ? null
        : await this.database.manager.findOneBy(SecondWalletEntity, { provider, walletRef: holderRef, currency });
    if (wallet === null || amount === 0n) return { state: 'missing_in_ledger', txId: null };
    const entry = movedByProvider(provider, { lineId, userId: wallet.userId, currency }, amount);
    const { id: txId } = await this.database.inTx((tx) => this.ledger.post(tx, entry));
    return { state: 'missing_in_ledger', txId };
  }

  private async known({ kind, amount }: StatementLineEntity, ref: string): Promise<MatchedLine | null> {
    const sql = TRANSACTION_OF[kind];
    if (sql === undefined) return null;
    const [row] = await this.database.query<{ id: string; amount: string }>(sql, [ref]);
    if (row === undefined) return null;
    return { state: BigInt(row.amount) === amount ? 'matched' : 'amount_mismatch', txId: row.id };
  }

  private async refund(
    { lineId, amount, currency }: StatementLineEntity,
    paymentRef: string,
  ): Promise<MatchedLine | null> {
    const txId = await this.topUps.refunded(paymentRef, { lineId, minor: -amount, currency });
    return txId === null ? null : { state: 'matched', txId };
  }
}
