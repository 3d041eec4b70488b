import { Injectable } from '@nestjs/common';
import { EVIDENCE_ITEMS, type EvidenceItem } from '@cairn/contracts';
import { Paper } from '../../../kernel/pdf/paper.js';
import { issuerOf } from '../../receipts/index.js';
import { SettingsService } from '../../settings/index.js';
import { disputeLines, paymentLines } from './dispute-lines.js';
import type { DisputeFacts } from './disputed-payments.js';
import type { EvidenceLine, EvidenceWriting } from './evidence-sources.js';

/** What the letter says below the facts. */
export interface LetterContent {
  /** Lines of an item; null where the item is missing. */
  sections: Readonly<Record<EvidenceItem, readonly EvidenceLine[] | null>>;
  /** Why, of an item that is missing. */
  gaps: Readonly<Partial<Record<EvidenceItem, string>>>;
  /** Paths of the documents in the archive. */
  files: readonly string[];
}

/** The letter at the front of an evidence pack, as a PDF in English: a bank reads it. */
@Injectable()
export class EvidenceLetter {
  constructor(private readonly settings: SettingsService) {}

  async print(dispute: DisputeFacts, content: LetterContent, writing: EvidenceWriting, at: Date): Promise<Buffer> {
    const { say, text } = writing;
    const issuer = issuerOf(await this.settings.public());
    const paper = await Paper.begin('ltr', { title: `${say('paper.evidence.title')} ${dispute.ref}`, at, size: 'A4' });
    paper.paragraph(text(issuer.name), { weight: 600, size: 12 });
    for (const line of issuer.address) paper.paragraph(text(line), { muted: true, size: 9 });
    paper.space(10);
    paper.paragraph(say('paper.evidence.title'), { weight: 600, size: 20 });
    paper.paragraph(say('paper.evidence.made', { at: writing.instant(at) }), { muted: true });
    section(paper, say('paper.evidence.dispute'), disputeLines(dispute, writing));
    section(paper, say('paper.evidence.payment'), paymentLines(dispute, writing));
    for (const item of EVIDENCE_ITEMS) {
      const lines = content.sections[item];
      const gap = content.gaps[item];
      if (lines === null) {
        paper.heading(say(`paper.evidence.items.${item}`));
        paper.paragraph(say(`paper.evidence.gaps.${gap ?? 'not_applicable'}`), { muted: true });
      } else if (lines.length > 0) section(paper, say(`paper.evidence.items.${item}`), lines);
    }
    paper.heading(say('paper.evidence.enclosed'));
    for (const path of content.files) paper.paragraph(text(path));
    return paper.finish((page, pages) => say('paper.page', { page, pages }));
  }
}

function section(paper: Paper, title: string, lines: readonly EvidenceLine[]): void {
  paper.heading(title);
  for (const { label, value } of lines) paper.row(label, value);
}
