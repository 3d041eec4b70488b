import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { ExportSources, type ExportedFile } from '../../users/index.js';

/** The agreements that a user has signed, byte for byte, in the copy of their data. */
@Injectable()
export class AgreementExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly sources: ExportSources,
  ) {}

  onModuleInit(): void {
    this.sources.register({ name: 'subscription-agreements', collect: ({ id }) => this.collect(id) });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const signed = await this.database.query<{ id: string; fileId: string }>(
      `select a.id, coalesce(s.file_id, a.file_id) as "fileId" from agreement a
         left join agreement_countersignature s on s.agreement_id = a.id
       where a.signer_id = $1 order by a.signed_at`,
      [userId],
    );
    const files: ExportedFile[] = [];
    // Named after the signature, since an investment may have several.
    for (const { id, fileId } of signed) {
      files.push({ path: `agreements/subscription-${id}.pdf`, content: (await this.files.read(fileId)).content });
    }
    return files;
  }
}
