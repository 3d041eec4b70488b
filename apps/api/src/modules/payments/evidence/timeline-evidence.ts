import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HistoryEntry } from '@cairn/contracts/admin/admin.replies';
import { History } from '../../../kernel/history/history.js';
import {
  EvidenceSources,
  type DisputedPayment,
  type Evidence,
  type EvidenceLine,
  type EvidenceWriting,
} from './evidence-sources.js';

type Step = HistoryEntry & { of: string };

/** What has happened to what a disputed payment was for, and to the dispute, step by step. */
@Injectable()
export class TimelineEvidence implements OnModuleInit {
  constructor(
    private readonly history: History,
    private readonly sources: EvidenceSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({
      item: 'timeline',
      gap: 'not_stored',
      count: async (payment) => (await this.steps(payment)).length,
      collect: (payment, writing) => this.collect(payment, writing),
    });
  }

  private async collect(payment: DisputedPayment, { say, instant }: EvidenceWriting): Promise<Evidence> {
    const lineOf = ({ of, to, at, reason }: Step): EvidenceLine => ({
      label: instant(at),
      // The bank took it back: the platform has refunded nothing.
      value: `${say(`paper.evidence.subjects.${of}`)}: ${say(`paper.evidence.states.${reason === 'chargeback' ? 'charged_back' : to}`)}`,
    });
    return { lines: (await this.steps(payment)).map(lineOf) };
  }

  private async steps({ purpose, subjectId, disputeId }: DisputedPayment): Promise<Step[]> {
    const subjects = [
      [purpose, subjectId],
      ['dispute', disputeId],
    ] as const;
    const steps = await Promise.all(
      subjects.map(async ([of, id]) => (await this.history.of(of, id)).map((entry) => ({ ...entry, of }))),
    );
    return steps.flat().sort((one, other) => one.at.getTime() - other.at.getTime());
  }
}
