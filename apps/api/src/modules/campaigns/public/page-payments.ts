import { Injectable } from '@nestjs/common';

/** Where a page's payments come from. Repayments stand on campaigns, and so they say it themselves. */
@Injectable()
export class PagePayments {
  private all = `'[]'::json`;
  private progress = 'null::json';

  /**
   * @param all SQL of a JSON array of CampaignPayment (contracts), for the campaign `c`
   * @param progress SQL of its PaymentProgress (contracts) as JSON, or null
   */
  register(all: string, progress: string): void {
    this.all = all;
    this.progress = progress;
  }

  /** A column of the statement that reads a page. */
  get column(): string {
    return `${this.all} as payments`;
  }

  /** A column of a card. */
  get cardColumn(): string {
    return `${this.progress} as "paymentProgress"`;
  }
}
