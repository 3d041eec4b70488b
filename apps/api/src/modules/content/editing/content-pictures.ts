import { Injectable } from '@nestjs/common';
import type { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import type { UploadedPicture } from '@cairn/contracts/content/admin-content.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { makeFigure } from '../../../kernel/files/figure-pictures.js';
import { PICTURE_SIZES, rasterise } from '../../../kernel/files/pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';

interface Made {
  purpose: 'content-picture' | 'content-figure';
  name: string;
  content: Buffer;
}

/** Pictures of slides, of one size, and pictures inside texts, in their own form: re-encoded, for everybody. */
@Injectable()
export class ContentPictures {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly audit: AuditLog,
  ) {}

  async save(admin: Identity, { name, content }: Upload, ip: string): Promise<UploadedPicture> {
    const picture = await rasterise(content, name, PICTURE_SIZES.cover);
    const id = await this.keep(admin, { purpose: 'content-picture', name, content: picture }, ip);
    return { id, url: this.files.link(id, false) };
  }

  /** @throws as `makeFigure` does */
  async saveFigure(admin: Identity, upload: Upload, ip: string): Promise<Figure> {
    const { content, width, height } = await makeFigure(upload);
    const fileId = await this.keep(admin, { purpose: 'content-figure', name: upload.name, content }, ip);
    return { fileId, width, height };
  }

  /** Those of these files that are no pictures of texts of the site. */
  async strangeFigures(tx: Tx, fileIds: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      `select wanted.id from unnest($1::uuid[]) wanted(id) where not exists (select 1 from kernel.file f
         where f.id = wanted.id and f.purpose = 'content-figure' and not f.private)`,
      [fileIds],
    );
    return rows.map(({ id }) => id);
  }

  private keep(admin: Identity, { purpose, name, content }: Made, ip: string): Promise<string> {
    return this.database.inTx(async (tx) => {
      const file = { ownerId: null, purpose, contentType: 'image/webp', content, private: false };
      const saved = await this.files.save(tx, file);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'content.picture',
        subjectType: 'file',
        subjectId: saved,
        after: { name, bytes: content.length },
        ip,
      });
      return saved;
    });
  }
}
