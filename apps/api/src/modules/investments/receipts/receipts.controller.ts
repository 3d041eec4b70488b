import { Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Language } from '@cairn/contracts';
import { InvestmentReceipt } from '@cairn/contracts/investments/investments.replies';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptService } from './receipt.service.js';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptService,
    private readonly paper: ReceiptPaper,
  ) {}

  @Call(investmentsApi.receipt, {
    summary: 'Get a receipt; format=pdf downloads it',
    query: FormatQuery,
    reply: InvestmentReceipt,
  })
  async receipt(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Query() query: FormatQuery,
    @Lng() language: Language,
  ): Promise<InvestmentReceipt | FileReply> {
    const receipt = await this.receipts.receipt(readableOwner(caller), id);
    return query.format === 'pdf' ? this.paper.print(receipt, language) : receipt;
  }
}
