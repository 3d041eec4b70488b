import { Injectable } from '@nestjs/common';
import type { HoldingDetail, PortfolioDashboard } from '@cairn/contracts/portfolio/portfolio.replies';
import { parseCalendarDate, xirr } from '@cairn/finance';
import { Clock } from '../../kernel/clock/clock.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { SettingsService } from '../settings/index.js';
import { PortfolioRepository, type Flow } from './portfolio.repository.js';

const UPCOMING = 10;
const RATE_DIGITS = 6;

/** Figures of an investor's holdings; currencies are never added up. */
@Injectable()
export class PortfolioService {
  constructor(
    private readonly portfolio: PortfolioRepository,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async dashboard(caller: Identity, wanted: string | undefined): Promise<PortfolioDashboard> {
    const currency = wanted ?? (await this.settings.all()).currency;
    const [totals, flows, nextDistributions] = await Promise.all([
      this.portfolio.totals(caller.userId, currency),
      this.portfolio.flows(caller.userId, currency),
      this.portfolio.upcoming(caller.userId, currency, UPCOMING),
    ]);
    return { currency, ...totals, ...this.rate(flows, totals.outstanding), nextDistributions };
  }

  async detail(investorId: string | null, id: string): Promise<HoldingDetail> {
    const holding = await this.portfolio.one(investorId, id);
    if (holding === null) throw notFound();
    const [credited, coming] = await Promise.all([this.portfolio.credited(id), this.portfolio.coming(id)]);
    return { ...holding, distributions: [...credited, ...coming] };
  }

  /** XIRR with what is still held at cost today (docs/repayments.md, "Returns"). */
  private rate(flows: readonly Flow[], outstanding: bigint): Pick<PortfolioDashboard, 'xirr' | 'xirrKind'> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const dated = [...flows, ...(outstanding > 0n ? [{ date: today, minor: outstanding }] : [])].map(
      ({ date, minor }) => ({
        date: parseCalendarDate(date),
        minor,
      }),
    );
    const result = xirr(dated);
    return result.kind === 'rate'
      ? { xirr: result.rate.toFixed(RATE_DIGITS), xirrKind: 'rate' }
      : { xirr: null, xirrKind: result.kind };
  }
}
