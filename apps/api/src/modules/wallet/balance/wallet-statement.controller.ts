import { Controller, Param, Query } from '@nestjs/common';
import { walletApi, type Language, type Page } from '@cairn/contracts';
import { FormatQuery, WalletStatementQuery } from '@cairn/contracts/kernel/page-query.request';
import { WalletTransaction } from '@cairn/contracts/wallet/wallet-transaction.reply';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { ReceiptPrinter, type Writing } from '../../receipts/index.js';
import { walletEntryText } from './wallet-entry-text.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WalletStatementTable } from './wallet-statement-table.js';

/** The movements of a wallet, page by page or all at once. */
@Controller()
export class WalletStatementController {
  constructor(
    private readonly reads: WalletReadsRepository,
    private readonly table: WalletStatementTable,
    private readonly printer: ReceiptPrinter,
  ) {}

  @Call(walletApi.transactions, {
    summary: 'List wallet transactions; format=csv downloads the whole statement',
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

  @Call(walletApi.transaction, {
    summary: 'Get a wallet transaction; format=pdf downloads it',
    query: FormatQuery,
    reply: WalletTransaction,
  })
  async transaction(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Query() query: FormatQuery,
    @Lng() language: Language,
  ): Promise<WalletTransaction | FileReply> {
    const entry = await this.reads.transaction(caller.userId, id);
    if (query.format !== 'pdf') return entry;
    const holder = await this.reads.holderOf(caller.userId);
    const { currency, at: issuedAt } = entry;
    const number = entry.reference ?? entry.transactionId;
    const text = (writing: Writing) => walletEntryText(entry, holder, writing);
    return this.printer.print({ kind: 'wallet', number, currency, issuedAt, text }, language);
  }
}
