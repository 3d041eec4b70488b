import { Injectable } from '@nestjs/common';
import type { PageRail } from '@cairn/contracts/rails/providers';
import { shareWithCard, type WalletShare } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { accountCode, Ledger } from '../../ledger/index.js';
import { OpenRails, PaymentLimits } from '../../payments/index.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

/** How an investment is shared between its investor's wallet and another way to pay, in minor units. */
export interface InvestmentShare extends WalletShare {
  /** The wallet's balance for this investment, including the amount that its payment on a page, or with a bank, already holds. */
  balance: bigint;
}

type Payable = Pick<InvestmentEntity, 'id' | 'investorId' | 'amount' | 'currency'>;

/** Reads what a wallet can pay of an investment. */
@Injectable()
export class WalletShares {
  constructor(
    private readonly ledger: Ledger,
    private readonly limits: PaymentLimits,
    private readonly rails: OpenRails,
  ) {}

  /** @param rail what pays the rest */
  async read(
    reader: EntityManager,
    { id, investorId, amount, currency }: Payable,
    rail: PageRail,
  ): Promise<InvestmentShare> {
    const [held] = await reader.query<{ minor: string }[]>(
      `select coalesce(sum(wallet_part), 0) as minor from payment p
       where p.purpose = 'investment' and p.subject_id = $1 and p.state in ('planned', 'open', 'clearing')
         and not exists (select 1 from page_given_up where payment_id = p.id)`,
      [id],
    );
    // A wallet that is switched off pays nothing.
    const isOpen = await this.rails.isOpen('wallet', reader);
    const available = isOpen ? await this.ledger.available(reader, accountCode.wallet(investorId, currency)) : 0n;
    const balance = available + BigInt(held?.minor ?? 0);
    const bounds = await this.limits.of(rail, currency, reader);
    return { balance, ...shareWithCard(amount, balance, bounds) };
  }
}
