import { Controller, Query } from '@nestjs/common';
import { walletApi, type Language, type Page } from '@cairn/contracts';
import { WalletStatementQuery } from '@cairn/contracts/kernel/page-query.request';
import { WalletTransaction } from '@cairn/contracts/wallet/wallet.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import type { FileReply } from '../../kernel/http/envelope.js';
import { Caller, Lng, type Identity } from '../../kernel/http/request.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WalletStatementTable } from './wallet-statement-table.js';

/** What moved in a wallet, page by page or whole. */
@Controller()
export class WalletStatementController {
  constructor(
    private readonly reads: WalletReadsRepository,
    private readonly table: WalletStatementTable,
  ) {}

  @Call(walletApi.transactions, {
    summary: 'Statement; format=csv for the whole as a table',
    query: WalletStatementQuery,
    page: WalletTransaction,
  })
  transactions(
    @Caller() caller: Identity,
    @Query() query: WalletStatementQuery,
    @Lng() language: Language,
  ): Promise<Page<WalletTransaction> | FileReply> {
    if (query.format === 'csv') return this.table.of(caller.userId, query.currencyId, language);
    return this.reads.transactions(caller.userId, query);
  }
}
