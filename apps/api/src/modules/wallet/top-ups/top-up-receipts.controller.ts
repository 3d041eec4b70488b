import { Controller, Param, Query } from '@nestjs/common';
import { walletApi, type Language } from '@cairn/contracts';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { TopUpReceipts } from './top-up-receipts.js';
import { TopUpService } from './top-up.service.js';

@Controller()
export class TopUpReceiptsController {
  constructor(
    private readonly topUps: TopUpService,
    private readonly receipts: TopUpReceipts,
  ) {}

  @Call(walletApi.preapproval, {
    summary: 'Get a top-up; format=pdf downloads its receipt',
    query: FormatQuery,
    reply: Preapproval,
  })
  async preapproval(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Query() query: FormatQuery,
    @Lng() language: Language,
  ): Promise<Preapproval | FileReply> {
    const topUp = await this.topUps.read(caller, id);
    return query.format === 'pdf' ? this.receipts.print(topUp, language) : topUp;
  }
}
