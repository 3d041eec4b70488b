import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '@cairn/contracts';
import { SOFTWARE } from '@cairn/contracts/content/software';
import { formatCount, formatDate, formatInstant, formatMoney } from '@cairn/i18n';
import { FileReply } from '../../kernel/http/envelope.js';
import { Words } from '../../kernel/i18n/words.js';
import { isolate } from '../../kernel/pdf/bidi-line.js';
import { Paper } from '../../kernel/pdf/paper.js';
import { SettingsService } from '../settings/index.js';
import { factsOf, issuerOf, type ReceiptText, type Writing } from './receipt-sheet.js';

export interface Receipt {
  /** The file's name, before its number. */
  kind: string;
  number: string;
  currency: string;
  /** Of the record and never of the printing: the same receipt is the same file. */
  issuedAt: Date;
  text: (writing: Writing) => ReceiptText;
}

/** So many fit on a page of A5 with the issuer, the title and the notes; the lines of Arabic are the highest. */
const ROWS_ON_A5 = 10;

/** Prints receipts as PDFs of one page, in the reader's language, with the issuer at the top. */
@Injectable()
export class ReceiptPrinter {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
  ) {}

  async print({ kind, number, currency, issuedAt, text }: Receipt, language: Language): Promise<FileReply> {
    const settings = await this.settings.public();
    const issuer = issuerOf(settings);
    const writing: Writing = {
      say: this.words.in(language),
      text: isolate,
      money: (minor) => isolate(formatMoney(language, minor, currency)),
      count: (value) => isolate(formatCount(language, value)),
      instant: (at) => isolate(formatInstant(language, at, settings.timezone)),
      day: (date) => isolate(formatDate(language, date)),
    };
    const receipt = text(writing);
    const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
    const facts = factsOf(receipt, issuedAt, writing);
    const size = facts.length + receipt.sums.length > ROWS_ON_A5 ? 'A4' : 'A5';
    const paper = await Paper.begin(direction, { title: `${receipt.title} ${number}`, at: issuedAt, size });
    // A site with a name or a mark of its own is not signed with the product's.
    if (settings.siteName === SOFTWARE && settings.siteLogo === null) paper.mark();
    paper.paragraph(isolate(issuer.name), { weight: 600, size: 12 });
    for (const line of issuer.address) paper.paragraph(isolate(line), { muted: true, size: 9 });
    paper.space(10);
    paper.paragraph(receipt.title, { weight: 600, size: 20 });
    paper.space(6);
    for (const { term, value } of facts) paper.row(term, value);
    paper.space(8);
    paper.deed();
    for (const { term, value, isTotal = false } of receipt.sums) paper.row(term, value, isTotal);
    paper.space(10);
    for (const note of receipt.notes) paper.paragraph(note, { muted: true, size: 9 });
    return new FileReply(await paper.finish(), 'application/pdf', `${kind}-${number}.pdf`);
  }
}
