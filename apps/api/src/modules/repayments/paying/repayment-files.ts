import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import { formatMajor } from '@cairn/finance';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { writeCsv } from '../../../kernel/exports/csv.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import { Words } from '../../../kernel/i18n/words.js';
import { ReceiptPrinter } from '../../receipts/index.js';
import { ownerReceiptText } from './owner-receipt-text.js';

const COLUMNS = ['number', 'investor', 'principal', 'interest', 'total', 'currency'] as const;

/** What an owner keeps of a repayment that was paid: its receipt, and the part of each investor. */
@Injectable()
export class RepaymentFiles {
  constructor(
    private readonly printer: ReceiptPrinter,
    private readonly words: Words,
  ) {}

  /** @throws request.not_found while nothing is paid: there is no receipt of it */
  async of(repayment: RepaymentDetail, format: 'pdf' | 'csv', language: Language): Promise<FileReply> {
    const { number, currency, paidAt: issuedAt } = repayment;
    if (issuedAt === null) throw notFound();
    if (format === 'csv') return this.parts(repayment, language);
    const text = ownerReceiptText.bind(null, { ...repayment, paidAt: issuedAt });
    return this.printer.print({ kind: 'repayment', number, currency, issuedAt, text }, language);
  }

  private parts({ number, currency, parts }: RepaymentDetail, language: Language): FileReply {
    const say = this.words.in(language);
    const head = COLUMNS.map((column) => say(`paper.repaid.columns.${column}`));
    const lines = parts.map((part) => {
      const sums = [part.principal, part.interest, part.amount].map((sum) => formatMajor(sum, currency));
      const cells = [part.number, part.investorName, ...sums, currency];
      return Object.fromEntries(head.map((column, index) => [column, cells[index]]));
    });
    const content = Buffer.from(writeCsv(lines, head), 'utf8');
    return new FileReply(content, 'text/csv; charset=utf-8', `repayment-${number}.csv`);
  }
}
