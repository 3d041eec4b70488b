import { Injectable } from '@nestjs/common';
import { minorPerMajor } from '@cairn/finance';
import { Database } from '../../../kernel/database/in-tx.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { SettingsService } from '../../settings/index.js';

/** V-23: the most that the site lets a person add at once. */
@Injectable()
export class TopUpMaximum {
  constructor(
    private readonly database: Database,
    private readonly rates: RatesOfTheDay,
    private readonly settings: SettingsService,
  ) {}

  /** Written in the site's currency; converted for others, or the same number of units while there is no rate. */
  async in(currency: string): Promise<bigint> {
    const { topUpMaximum, currency: own } = await this.settings.all();
    const measured = await this.rates.figureIn(topUpMaximum, own, currency, this.database.manager);
    if (measured !== null) return measured;
    return (topUpMaximum * minorPerMajor(currency)) / minorPerMajor(own);
  }
}
