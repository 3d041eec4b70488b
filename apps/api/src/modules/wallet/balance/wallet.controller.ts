import { Controller, Query } from '@nestjs/common';
import { walletApi } from '@cairn/contracts';
import { CurrencyPageQuery } from '@cairn/contracts/kernel/page-query.request';
import { WalletDetail } from '@cairn/contracts/wallet/wallet.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';

@Controller()
export class WalletController {
  constructor(private readonly reads: WalletReadsRepository) {}

  @Call(walletApi.detail, {
    summary: 'Get the wallet’s balance and limits',
    query: CurrencyPageQuery,
    reply: WalletDetail,
  })
  detail(@Caller() caller: Identity, @Query() query: CurrencyPageQuery): Promise<WalletDetail> {
    return this.reads.detail(caller.userId, query.currencyId);
  }
}
