import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { ReceiptPrinter } from '../../receipts/index.js';
import { kindOf, topUpReceiptText } from './top-up-receipt-text.js';

/** Prints a top-up's document: a receipt once it was received. */
@Injectable()
export class TopUpReceipts {
  constructor(private readonly printer: ReceiptPrinter) {}

  print(topUp: Preapproval, language: Language): Promise<FileReply> {
    const { number, currency, receivedAt, createdAt } = topUp;
    const text = topUpReceiptText.bind(null, topUp);
    return this.printer.print(
      { kind: kindOf(topUp), number, currency, issuedAt: receivedAt ?? createdAt, text },
      language,
    );
  }
}
