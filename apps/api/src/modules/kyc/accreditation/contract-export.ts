import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { ExportSources, type ExportedFile } from '../../users/index.js';

/** The contracts that a user has signed, byte for byte, and the letters they uploaded, in the copy of their data. */
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
    const letters = await this.database.query<{ id: string; fileId: string }>(
      `select id, document_file_id as "fileId" from accreditation
       where user_id = $1 and document_file_id is not null order by submitted_at`,
      [userId],
    );
    for (const { id, fileId } of letters) {
      const { content, contentType } = await this.files.read(fileId);
      // Named after the application, since the original file name is arbitrary.
      files.push({ path: `agreements/letter-${id}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`, content });
    }
    return files;
  }
}
