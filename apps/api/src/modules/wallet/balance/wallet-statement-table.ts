import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { WalletTransaction } from '@cairn/contracts/wallet/wallet-transaction.reply';
import { formatMajor } from '@cairn/finance';
import { writeCsv } from '../../../kernel/exports/csv.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import { Words } from '../../../kernel/i18n/words.js';
import { wayOf } from './wallet-entry-text.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';

const COLUMNS = ['at', 'event', 'campaign', 'reference', 'amount', 'currency', 'balance', 'status'] as const;

/** The largest page that a list gives. */
const PAGE = 600;

/** Every movement of a wallet as a file, newest first, amounts in major units with their sign. */
@Injectable()
export class WalletStatementTable {
  constructor(
    private readonly reads: WalletReadsRepository,
    private readonly words: Words,
  ) {}

  async of(userId: string, currencyId: string | undefined, language: Language): Promise<FileReply> {
    const say = this.words.in(language);
    const head = COLUMNS.map((column) => say(`paper.walletStatement.${column}`));
    const lines = (await this.whole(userId, currencyId)).map((line) => {
      const { currency, balance, amount } = line;
      const cells = [
        line.at,
        say(`movement.${line.event}`, wayOf(line)),
        line.campaignName,
        line.reference,
        formatMajor(line.entryType === 'DEBIT' ? -amount : amount, currency),
        currency,
        balance === null ? null : formatMajor(balance, currency),
        line.withdrawalState === null
          ? say(`state.wallet.${line.status}`)
          : say(`state.withdrawal.${line.withdrawalState}`),
      ];
      return Object.fromEntries(head.map((column, index) => [column, cells[index]]));
    });
    return new FileReply(Buffer.from(writeCsv(lines, head), 'utf8'), 'text/csv; charset=utf-8', 'wallet.csv');
  }

  private async whole(userId: string, currencyId: string | undefined): Promise<WalletTransaction[]> {
    const lines: WalletTransaction[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await this.reads.transactions(userId, {
        limit: PAGE,
        ...(currencyId === undefined ? {} : { currencyId }),
        ...(cursor ? { cursor } : {}),
      });
      lines.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return lines;
  }
}
