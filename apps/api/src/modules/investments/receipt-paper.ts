import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '@cairn/contracts';
import type { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { formatInstant, formatMoney } from '@cairn/i18n';
import { FileReply } from '../../kernel/http/envelope.js';
import { Words } from '../../kernel/i18n/words.js';
import { isolate } from '../../kernel/pdf/bidi-line.js';
import { Paper } from '../../kernel/pdf/paper.js';
import { SettingsService } from '../content/index.js';

/** The receipt on paper, A5, in the reader's language. */
@Injectable()
export class ReceiptPaper {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
  ) {}

  async print(receipt: InvestmentReceipt, language: Language): Promise<FileReply> {
    const say = this.words.in(language);
    const { siteName, timezone } = await this.settings.public();
    const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
    const money = (minor: bigint): string => isolate(formatMoney(language, minor, receipt.currency));
    const instant = (at: Date): string => isolate(formatInstant(language, at, timezone));
    const paper = await Paper.begin(direction, {
      title: `${say('paper.receipt.title')} ${receipt.number}`,
      at: receipt.receivedAt ?? receipt.createdAt,
    });
    paper.paragraph(isolate(siteName), { weight: 600, size: 12 });
    paper.paragraph(say('paper.receipt.title'), { weight: 600, size: 20 });
    paper.row(say('paper.receipt.number'), isolate(receipt.number));
    paper.row(say('paper.receipt.campaign'), isolate(receipt.campaignName));
    paper.row(say('paper.receipt.investor'), isolate(receipt.investorName));
    if (receipt.receivedAt !== null) paper.row(say('paper.receipt.date'), instant(receipt.receivedAt));
    if (receipt.paymentType !== null) {
      paper.row(say('paper.receipt.method'), say(`paper.receipt.methods.${receipt.paymentType}`));
    }
    if (receipt.units !== null && receipt.pricePerShare !== null) {
      paper.row(say('paper.receipt.shares'), isolate(String(receipt.units)));
      paper.row(say('paper.receipt.price'), money(receipt.pricePerShare));
    }
    if (receipt.transactionId !== null) paper.row(say('paper.receipt.transaction'), isolate(receipt.transactionId));
    paper.space(8);
    paper.deed();
    paper.row(say('paper.receipt.amount'), money(receipt.amount));
    paper.row(say('paper.receipt.fees'), money(receipt.fees));
    paper.row(say('paper.receipt.total'), money(receipt.total), true);
    paper.space(10);
    if (receipt.state === 'received') {
      paper.paragraph(say('paper.receipt.held', { closesAt: instant(receipt.closesAt) }), { muted: true, size: 9 });
      paper.paragraph(say('paper.receipt.cancel', { cancelUntil: instant(receipt.cancelUntil) }), {
        muted: true,
        size: 9,
      });
    }
    return new FileReply(await paper.finish(), 'application/pdf', `receipt-${receipt.number}.pdf`);
  }
}
