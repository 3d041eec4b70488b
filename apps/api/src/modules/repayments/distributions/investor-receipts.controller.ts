import { Controller, Param, Query } from '@nestjs/common';
import { repaymentsApi, type Language } from '@cairn/contracts';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { RepaymentReceipt } from '@cairn/contracts/repayments/repayment-receipt.reply';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { ReceiptPrinter } from '../../receipts/index.js';
import { investorReceiptText } from './investor-receipt-text.js';
import { InvestorReceiptService } from './investor-receipt.service.js';

@Controller()
export class InvestorReceiptsController {
  constructor(
    private readonly receipts: InvestorReceiptService,
    private readonly printer: ReceiptPrinter,
  ) {}

  @Call(repaymentsApi.receipt, {
    summary: 'Get the receipt of your part of a repayment; format=pdf downloads it',
    query: FormatQuery,
    reply: RepaymentReceipt,
  })
  async receipt(
    @Caller() caller: Identity,
    @Param('repaymentId', IdPipe) id: string,
    @Query() query: FormatQuery,
    @Lng() language: Language,
  ): Promise<RepaymentReceipt | FileReply> {
    const receipt = await this.receipts.receipt(caller, id);
    if (query.format !== 'pdf') return receipt;
    const { number, currency, creditedAt: issuedAt } = receipt;
    const text = investorReceiptText.bind(null, receipt);
    return this.printer.print({ kind: 'receipt', number, currency, issuedAt, text }, language);
  }
}
