import { Injectable } from '@nestjs/common';
import type { UploadedPicture } from '@cairn/contracts/content/admin-content.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { PICTURE_SIZES, rasterise } from '../../../kernel/files/pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';

/** Pictures of slides: re-encoded, of one size, for everybody. */
@Injectable()
export class ContentPictures {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly audit: AuditLog,
  ) {}

  async save(admin: Identity, { name, content }: Upload, ip: string): Promise<UploadedPicture> {
    const picture = await rasterise(content, name, PICTURE_SIZES.cover);
    const id = await this.database.inTx(async (tx) => {
      const saved = await this.files.save(tx, {
        ownerId: null,
        purpose: 'content-picture',
        contentType: 'image/webp',
        content: picture,
        private: false,
      });
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'content.picture',
        subjectType: 'file',
        subjectId: saved,
        after: { name, bytes: picture.length },
        ip,
      });
      return saved;
    });
    return { id, url: this.files.link(id, false) };
  }
}
