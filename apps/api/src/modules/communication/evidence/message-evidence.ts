import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATION_KINDS, type Topic } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence, type EvidenceWriting } from '../../payments/index.js';

interface Row {
  channel: 'mail' | 'notice';
  kind: Topic;
  params: Record<string, unknown>;
  campaign: string | null;
  at: Date;
}

/** With the key of its subject. */
type Sent = Row & { words: string };

/** The newest are given; a bank reads no more. */
const MOST = 100;

/** About the subject $2 itself, or since the payment was begun ($4) about its campaign $3. */
const ABOUT = `(x.params ->> 'investmentId' = $2 or x.params ->> 'topUpId' = $2 or x.params ->> 'repaymentId' = $2
  or x.campaign_id = $3 and x.at >= $4)`;

const SENT = `
  select x.channel, x.kind, x.params, c.name as campaign, x.at
  from (select 'mail' as channel, kind, params, campaign_id, sent_at as at from sent_mail where user_id = $1
        union all
        select 'notice', kind, params, campaign_id, at from notification where user_id = $1) x
    left join campaign c on c.id = x.campaign_id
  where ${ABOUT} order by x.at desc limit ${MOST}`;

/** Mails that the mail server has accepted, and notices on the site, to the payer of a disputed payment. */
@Injectable()
export class MessageEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'messages',
      gap: 'none_sent',
      count: async (payment) => (await this.sent(payment)).length,
      collect: (payment, writing) => this.collect(payment, writing),
    });
  }

  private async sent({ userId, subjectId, campaignId, begunAt }: DisputedPayment): Promise<Sent[]> {
    const newestFirst = await this.database.query<Row>(SENT, [userId, subjectId, campaignId, begunAt]);
    return newestFirst.toReversed().flatMap((row) => {
      const kind = NOTIFICATION_KINDS[row.kind];
      // What other people did is no message of the site's about the payment.
      return kind === undefined || !kind.mail || kind.params.includes('actor') ? [] : [{ ...row, words: kind.words }];
    });
  }

  private async collect(payment: DisputedPayment, { say, instant }: EvidenceWriting): Promise<Evidence> {
    const lines = (await this.sent(payment)).map(({ channel, words, params, campaign, at }) => {
      const values = Object.entries(params).map(([name, value]) => [
        name,
        isInstant(value) ? instant(new Date(value)) : value,
      ]);
      const subject = say(`mail.${words}.subject`, { ...Object.fromEntries(values), campaign });
      return { label: instant(at), value: say(`paper.evidence.sent.${channel}`, { subject }) };
    });
    return { lines };
  }
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);
