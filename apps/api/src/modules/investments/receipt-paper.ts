import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '@cairn/contracts';
import type { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { formatInstant, formatMoney } from '@cairn/i18n';
import { FileReply } from '../../kernel/http/envelope.js';
import { Words } from '../../kernel/i18n/words.js';
import { isolate } from '../../kernel/pdf/bidi-line.js';
import { Paper } from '../../kernel/pdf/paper.js';
import { SettingsService } from '../content/index.js';
import { receiptText } from './receipt-text.js';

/** The paper of an investment, A5, in the reader's language: a receipt only where money was received. */
@Injectable()
export class ReceiptPaper {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
  ) {}

  async print(receipt: InvestmentReceipt, language: Language): Promise<FileReply> {
    const { siteName, timezone } = await this.settings.public();
    const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
    const { kind, title, facts, sums, notes } = receiptText(receipt, {
      say: this.words.in(language),
      text: isolate,
      money: (minor) => isolate(formatMoney(language, minor, receipt.currency)),
      instant: (at) => isolate(formatInstant(language, at, timezone)),
    });
    const paper = await Paper.begin(direction, {
      title: `${title} ${receipt.number}`,
      at: receipt.receivedAt ?? receipt.createdAt,
    });
    paper.paragraph(isolate(siteName), { weight: 600, size: 12 });
    paper.paragraph(title, { weight: 600, size: 20 });
    for (const { term, value } of facts) paper.row(term, value);
    paper.space(8);
    paper.deed();
    for (const { term, value, isTotal = false } of sums) paper.row(term, value, isTotal);
    paper.space(10);
    for (const note of notes) paper.paragraph(note, { muted: true, size: 9 });
    return new FileReply(await paper.finish(), 'application/pdf', `${kind}-${receipt.number}.pdf`);
  }
}
