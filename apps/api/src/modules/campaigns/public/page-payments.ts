import { Injectable } from '@nestjs/common';

/** Where a page's payments come from. Repayments stand on campaigns, and so they say it themselves. */
@Injectable()
export class PagePayments {
  private sql = `'[]'::json`;

  /** @param sql of a JSON array of CampaignPayment (contracts), for the campaign `c` */
  register(sql: string): void {
    this.sql = sql;
  }

  /** A column of the statement that reads a page. */
  get column(): string {
    return `${this.sql} as payments`;
  }
}
