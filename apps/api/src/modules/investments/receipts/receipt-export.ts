import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { ExportSources, type ExportedFile, type ExportOwner } from '../../users/index.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptService } from './receipt.service.js';

/** The receipts of a user's investments, as printed, for the data export. */
@Injectable()
export class ReceiptExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly receipts: ReceiptService,
    private readonly paper: ReceiptPaper,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'receipts', collect: (owner) => this.collect(owner) });
  }

  private async collect({ id: userId, language }: ExportOwner): Promise<ExportedFile[]> {
    const paid = await this.database.query<{ id: string }>(
      `select id from investment where investor_id = $1 and received_at is not null order by created_at`,
      [userId],
    );
    const files: ExportedFile[] = [];
    for (const { id } of paid) {
      const { fileName, content } = await this.paper.print(await this.receipts.receipt(userId, id), language);
      files.push({ path: `receipts/${fileName}`, content });
    }
    return files;
  }
}
