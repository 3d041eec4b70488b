import { StepRequirements } from '../steps/step-requirements.js';
import { Injectable } from '@nestjs/common';
import type { InvestRequest, InvestmentRail } from '@cairn/contracts/investments/invest.request';
import type { RailOffer } from '@cairn/contracts/payments/rail-offer.reply';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { OpenRails, PaymentLimits } from '../../payments/index.js';
import {
  obstaclesOf,
  personObstacle,
  saleObstacle,
  stakeOf,
  type Rules,
  type Stake,
} from '../eligibility/eligibility.js';
import { refusalBy, type Obstacle } from '../eligibility/obstacle.js';
import { receivedBody, type FullAbout } from '../record/investment-events.js';
import { InvestmentFactsRepository, type InvestmentFacts } from '../eligibility/investment-facts.repository.js';
import { limitObstacle, requireLimit } from '../eligibility/investment-limits.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

const MINUTE = 60_000;

/** What decides how somebody may pay. */
type Offered = Pick<InvestmentFacts, 'currency' | 'walletOpen'>;

/** What was read of a held investment, and the first thing that keeps it from being paid; null where nothing does. */
export interface Payability {
  facts: InvestmentFacts;
  obstacle: Obstacle | null;
}

/** The steps that all ways of investing share, before and after. */
@Injectable()
export class InvestmentDesk {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly facts: InvestmentFactsRepository,
    private readonly rails: OpenRails,
    private readonly limits: PaymentLimits,
    private readonly steps: StepRequirements,
  ) {}

  async rules(tx?: Tx): Promise<{ rules: Rules; holdUntil: Date; minutes: number }> {
    const { kycRequired, jurisdictionProfile, investmentSessionMinutes: minutes } = await this.settings.all(tx);
    const holdUntil = new Date(this.clock.now().getTime() + minutes * MINUTE);
    return { rules: { kycRequired, jurisdictionProfile }, holdUntil, minutes };
  }

  /**
   * The stake this investor may take.
   * @throws the first obstacle, with all of them in `params.reasons` when there are several
   */
  admit(
    caller: Identity,
    facts: InvestmentFacts,
    rules: Rules,
    request: Pick<InvestRequest, 'amount' | 'units'>,
  ): Stake {
    const [first, ...others] = obstaclesOf(facts, rules, caller.userId);
    if (first !== undefined) {
      throw new DomainError(
        first.code,
        others.length === 0 ? first.params : { ...first.params, reasons: [first, ...others] },
      );
    }
    const stake = stakeOf(facts, request);
    requireLimit(facts, stake.amount);
    return stake;
  }

  /** The hold must not be over. */
  requireHeld(investment: InvestmentEntity): void {
    if (investment.reservedUntil !== null && investment.reservedUntil <= this.clock.now()) {
      throw new DomainError('investment.session_over');
    }
  }

  /** @throws payment.rail_closed where an operator has switched this way of paying off */
  requireRail(tx: Tx, rail: InvestmentRail): Promise<void> {
    return this.rails.require(rail, tx);
  }

  /** The ways to pay that are switched on and take this currency. */
  async offers(reader: EntityManager, { currency, walletOpen }: Offered): Promise<RailOffer[]> {
    const offers: RailOffer[] = walletOpen
      ? [{ rail: 'wallet', maximum: null, minimum: 0n, granularity: 1n, surcharge: 0n }]
      : [];
    offers.push(...(await this.limits.offers(currency, reader)));
    return offers;
  }

  /**
   * No capacity is reserved for somebody who cannot pay.
   * @throws payment.rail_closed where no way of paying takes this currency
   */
  async requireOffer(tx: Tx, facts: Offered): Promise<void> {
    if ((await this.offers(tx, facts)).length === 0) throw new DomainError('payment.rail_closed');
  }

  /** Whether it could be paid at this moment, from one reading: what stood when its page was opened may not stand any more. */
  async payability(tx: Tx, investment: InvestmentEntity): Promise<Payability> {
    const facts = await this.facts.read(tx, investment.campaignId, investment.investorId);
    const { rules } = await this.rules(tx);
    const obstacle =
      saleObstacle(facts, investment.state) ??
      personObstacle(facts, rules) ??
      limitObstacle(facts, investment) ??
      (await this.steps.obstacleOf(tx, investment));
    return { facts, obstacle };
  }

  /**
   * @throws investment.campaign_hidden, investment.sheet_missing, account.held, investment.debt_open, kyc.*, what the law
   *   asks, investment.limit_exceeded, investment.step_missing
   */
  async requirePayable(tx: Tx, investment: InvestmentEntity): Promise<InvestmentFacts> {
    const { facts, obstacle } = await this.payability(tx, investment);
    if (obstacle !== null) throw refusalBy(obstacle);
    return facts;
  }

  async received(tx: Tx, investment: InvestmentEntity, about: FullAbout): Promise<void> {
    await this.events.emit(tx, 'investment.received', receivedBody(investment, about));
  }
}
