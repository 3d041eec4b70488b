import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { agentOf } from '../../../kernel/http/agent.js';
import { EvidenceSources, type DisputedPayment, type Evidence, type EvidenceWriting } from '../../payments/index.js';

interface Session {
  startedAt: Date;
  ip: string | null;
  userAgent: string | null;
}

/** Network address and device of the session in which a disputed payment was begun. */
@Injectable()
export class SessionEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'session',
      gap: 'not_stored',
      count: async (payment) => ((await this.find(payment)) === undefined ? 0 : 1),
      collect: (payment, writing) => this.collect(payment, writing),
    });
  }

  private async find({ sessionId }: DisputedPayment): Promise<Session | undefined> {
    const [row] = await this.database.query<Session>(
      `select created_at as "startedAt", host(ip) as ip, user_agent as "userAgent" from session
       where id = $1 and (ip is not null or user_agent is not null)`,
      [sessionId],
    );
    return row;
  }

  private async collect(payment: DisputedPayment, { say, text, instant }: EvidenceWriting): Promise<Evidence> {
    const session = await this.find(payment);
    if (session === undefined) return {};
    const { startedAt, ip, userAgent } = session;
    const words = (key: string): string => say(`paper.evidence.session.${key}`);
    return {
      lines: [
        ...(ip === null ? [] : [{ label: words('ip'), value: text(ip) }]),
        ...(userAgent === null ? [] : [{ label: words('device'), value: text(agentOf(userAgent) ?? userAgent) }]),
        { label: words('startedAt'), value: instant(startedAt) },
      ],
    };
  }
}
