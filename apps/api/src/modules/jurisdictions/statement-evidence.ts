import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StatementKind } from '@cairn/contracts';
import { Database } from '../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence, type EvidenceWriting } from '../payments/index.js';

interface Made {
  kind: StatementKind;
  madeAt: Date;
  ip: string | null;
}

/** The newest of each kind before the payment; those about one investment only where they are about this campaign. */
const MADE = `select distinct on (kind) kind, made_at as "madeAt", host(ip) as ip from investor_statement
  where user_id = $1 and made_at <= $2 and (campaign_id is null or campaign_id = $3) order by kind, made_at desc`;

/** Risk warnings that the payer of a disputed payment confirmed, and what else the law had them state before it. */
@Injectable()
export class StatementEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'consents',
      gap: 'none_given',
      purposes: ['investment'],
      count: async (payment) => (await this.made(payment)).length,
      collect: (payment, writing) => this.collect(payment, writing),
    });
  }

  private made({ userId, begunAt, campaignId }: DisputedPayment): Promise<Made[]> {
    return this.database.query<Made>(MADE, [userId, begunAt, campaignId]);
  }

  private async collect(payment: DisputedPayment, { say, text, instant }: EvidenceWriting): Promise<Evidence> {
    const lines = (await this.made(payment)).map(({ kind, madeAt, ip }) => ({
      label: say(`paper.evidence.statements.${kind}`),
      value: [instant(madeAt), ip === null ? '' : text(ip)].join(' '),
    }));
    return { lines };
  }
}
