import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { ExportSources, type ExportedFile } from '../../users/index.js';

/** The contracts that a user has signed, byte for byte, and the documents they proved it by, in the copy of their data. */
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
    const documents = await this.database.query<{ id: string; kind: string; fileId: string }>(
      `select e.id, e.kind, e.file_id as "fileId" from accreditation_evidence e join accreditation a on a.id = e.accreditation_id
       where a.user_id = $1 order by e.added_at, e.id`,
      [userId],
    );
    for (const { id, kind, fileId } of documents) {
      const { content, contentType } = await this.files.read(fileId);
      // Named after what it is, since the original file name is arbitrary.
      files.push({ path: `agreements/${kind}-${id}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`, content });
    }
    return files;
  }
}
