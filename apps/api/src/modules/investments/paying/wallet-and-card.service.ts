import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { PageRail } from '@cairn/contracts/rails/providers';
import type { WalletShortfall } from '@cairn/contracts/investments/investments.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckoutService } from '../../payments/index.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { InvestmentEntity } from '../record/investment.entity.js';
import { WalletPaymentService } from './wallet-payment.service.js';
import { WalletShares } from './wallet-share.js';

interface Order {
  id: string;
  /** What pays the rest. */
  rail: PageRail;
  /** Its part that the payer was shown; null if none was shown. */
  cardPart: bigint | null;
  /** Of the screen, for the provider's page. */
  language: Language;
}

/** Pay-remaining: an investment that the wallet pays as far as it can, and another way to pay the rest. */
@Injectable()
export class WalletAndCardService {
  constructor(
    private readonly database: Database,
    private readonly shares: WalletShares,
    private readonly checkout: CheckoutService,
    private readonly wallet: WalletPaymentService,
    private readonly facts: InvestmentFactsRepository,
  ) {}

  /** The amount missing in the wallet for an investment, and its split between both. Zero once it has ended. */
  async check(caller: Identity, id: string, by: PageRail | null = null): Promise<WalletShortfall> {
    const rail = by ?? 'card';
    const { manager } = this.database;
    const investment = await manager.findOneBy(InvestmentEntity, { id, investorId: caller.userId });
    if (investment === null) throw notFound();
    await this.facts.requireNoTest(manager, investment.campaignId);
    const { currency, state } = investment;
    const isDue = state === 'reserved' || state === 'paying';
    const due = isDue ? investment.amount : 0n;
    const { balance, walletPart, cardPart } = await this.shares.read(manager, { ...investment, amount: due }, rail);
    return { balance, due, shortfall: due > balance ? due - balance : 0n, walletPart, cardPart, currency, url: null };
  }

  /**
   * Pays from the wallet alone where that is enough. Otherwise the wallet's part is held while the other's page is open,
   * or its bank decides, and both are posted, or freed, together. The answer holds the amounts paid, by the wallet and on the page.
   * @throws payment.page_outdated when a part differs from what the payer was shown
   * @throws what paying from the wallet throws, and what opening a provider's page throws
   */
  async pay(caller: Identity, { id, rail, cardPart, language }: Order, commandKey: string): Promise<WalletShortfall> {
    const check = await this.check(caller, id, rail);
    // Nothing is due any more when the same command is repeated after the payment.
    const isOther = cardPart !== null && check.due > 0n && cardPart !== check.cardPart;
    if (isOther) throw new DomainError('payment.page_outdated');
    if (check.shortfall === 0n) {
      await this.wallet.pay(caller, { id, due: check.due }, commandKey);
      return check;
    }
    const { walletPart } = check;
    const told = { walletPart, cardPart: check.cardPart };
    const order = { purpose: 'investment', id, rail, told, language } as const;
    const { url } = await this.checkout.open(caller, order, commandKey);
    return { ...check, url };
  }
}
