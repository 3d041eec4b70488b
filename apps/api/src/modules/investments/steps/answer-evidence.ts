import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { EvidenceSources, type DisputedPayment, type Evidence, type EvidenceWriting } from '../../payments/index.js';

interface Answered {
  step: string;
  version: string;
  answeredAt: Date;
  ip: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of what was answered: its month or its number, by which the site's papers name it; an id means nothing to a bank. */
const namedVersion = (version: string): string | null => {
  const last = version.split(' ').at(-1) ?? '';
  return last === '' || UUID.test(last) ? null : last;
};

/** The steps that an investor confirmed before a payment that their bank disputes; not what was answered. */
@Injectable()
export class AnswerEvidence implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'consents',
      gap: 'none_given',
      purposes: ['investment'],
      count: async (payment) => (await this.answered(payment)).length,
      collect: (payment, writing) => this.collect(payment, writing),
    });
  }

  /** An investment has the id of its draft. */
  private answered({ subjectId }: DisputedPayment): Promise<Answered[]> {
    return this.database.query<Answered>(
      `select step, version, answered_at as "answeredAt", host(ip) as ip from investing_answer
       where draft_id = $1 order by answered_at, step`,
      [subjectId],
    );
  }

  private async collect(payment: DisputedPayment, { say, text, instant }: EvidenceWriting): Promise<Evidence> {
    const lines = (await this.answered(payment)).map(({ step, version: answered, answeredAt, ip }) => {
      const version = namedVersion(answered);
      const words = say(`paper.evidence.steps.${step}`);
      return {
        label: version === null ? words : `${words} (${say('paper.evidence.version', { version })})`,
        value: [instant(answeredAt), ip === null ? '' : text(ip)].join(' '),
      };
    });
    return { lines };
  }
}
