import { Injectable } from '@nestjs/common';
import { EVIDENCE_ITEMS, type EvidenceContent, type EvidenceItem } from '@cairn/contracts';
import { formatInstant } from '@cairn/i18n';
import { zipSync, type Zippable } from 'fflate';
import { Reveals } from '../../../kernel/audit/reveals.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { DisputedPayments, type DisputeFacts } from './disputed-payments.js';
import { EvidenceLetter } from './evidence-letter.js';
import { EvidenceSources, type EvidenceFile, type EvidenceLine, type EvidenceWriting } from './evidence-sources.js';

/** A ZIP archive with what speaks for a payment that a bank disputes. */
@Injectable()
export class EvidencePacks {
  constructor(
    private readonly database: Database,
    private readonly disputes: DisputedPayments,
    private readonly sources: EvidenceSources,
    private readonly letter: EvidenceLetter,
    private readonly reveals: Reveals,
    private readonly words: Words,
    private readonly clock: Clock,
  ) {}

  /** @throws request.not_found */
  async contents(disputeId: string): Promise<EvidenceContent[]> {
    return this.sources.contents((await this.disputes.find(disputeId)).payment);
  }

  /**
   * SEC-50: made first, and given out once the audit log has who took it and why.
   * @throws request.not_found, payout.second_person for a payment of one's own
   */
  async download(admin: Identity, disputeId: string, reason: string): Promise<FileReply> {
    const dispute = await this.disputes.find(disputeId);
    if (dispute.payment.userId === admin.userId) throw new DomainError('payout.second_person');
    const contents = await this.sources.contents(dispute.payment);
    const files = await this.files(dispute, contents);
    const entries: Zippable = Object.fromEntries(files.map(({ path, content }) => [path, content]));
    const archive = Buffer.from(zipSync(entries, { level: 6, mtime: this.clock.now() }));
    await this.database.inTx((tx) =>
      this.reveals.record(tx, admin, {
        action: 'dispute.evidence_shown',
        subjectType: 'dispute',
        subjectId: disputeId,
        shown: contents.filter(({ count }) => count > 0).map(({ item }) => item),
        reason,
      }),
    );
    return new FileReply(archive, 'application/zip', `evidence-${dispute.ref}.zip`);
  }

  /** The letter, and the documents that it lists. */
  private async files(dispute: DisputeFacts, contents: readonly EvidenceContent[]): Promise<EvidenceFile[]> {
    const writing: EvidenceWriting = {
      say: this.words.in('en'),
      text: isolate,
      instant: (at) => isolate(formatInstant('en', at, 'UTC')),
    };
    const documents: EvidenceFile[] = [];
    const sections = new Map<EvidenceItem, EvidenceLine[] | null>();
    for (const { item, gap } of contents) {
      const lines: EvidenceLine[] = [];
      for (const source of this.sources.of(item, dispute.payment.purpose)) {
        const evidence = await source.collect(dispute.payment, writing);
        lines.push(...(evidence.lines ?? []));
        documents.push(...(evidence.files ?? []));
      }
      sections.set(item, gap === null ? lines : null);
    }
    const letter = {
      sections: ofItems((item) => sections.get(item) ?? null),
      gaps: Object.fromEntries(contents.flatMap(({ item, gap }) => (gap === null ? [] : [[item, gap]]))),
      files: documents.map(({ path }) => path),
    };
    const content = await this.letter.print(dispute, letter, writing, this.clock.now());
    return [{ path: 'letter.pdf', content }, ...documents];
  }
}

const ofItems = <Value>(of: (item: EvidenceItem) => Value): Record<EvidenceItem, Value> =>
  Object.fromEntries(EVIDENCE_ITEMS.map((item) => [item, of(item)])) as Record<EvidenceItem, Value>; // all of them
