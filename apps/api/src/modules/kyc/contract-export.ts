import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';
import { FileStore } from '../../kernel/files/file-store.js';
import { ExportSources, type ExportedFile } from '../users/index.js';

/** The contracts that somebody has signed, byte for byte, in the copy of their data. */
@Injectable()
export class ContractExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'accreditation-contracts', collect: ({ id }) => this.collect(id) });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const signed = await this.database.query<{ fileId: string; fileName: string }>(
      `select file_id as "fileId", file_name as "fileName" from accreditation_contract
       where user_id = $1 order by signed_at`,
      [userId],
    );
    const files: ExportedFile[] = [];
    for (const { fileId, fileName } of signed) {
      files.push({ path: `agreements/${fileName}`, content: (await this.files.read(fileId)).content });
    }
    return files;
  }
}
