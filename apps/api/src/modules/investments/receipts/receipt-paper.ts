import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { ruleSource } from '@cairn/i18n/rule-source';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { ReceiptPrinter, type Writing } from '../../receipts/index.js';
import { kindOf, receiptText } from './receipt-text.js';

/** The document of an investment: a receipt only where money was received. */
@Injectable()
export class ReceiptPaper {
  constructor(private readonly printer: ReceiptPrinter) {}

  print(receipt: InvestmentReceipt, language: Language): Promise<FileReply> {
    const { number, currency, issuedAt } = receipt;
    const source = (citation: string): string => ruleSource(language, citation);
    const text = (writing: Writing) => receiptText(receipt, { ...writing, source });
    return this.printer.print({ kind: kindOf(receipt), number, currency, issuedAt, text }, language);
  }
}
