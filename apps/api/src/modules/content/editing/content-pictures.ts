import { Injectable } from '@nestjs/common';
import type { UploadedPicture } from '@cairn/contracts/content/admin-content.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { PICTURE_SIZES, rasterise } from '../../../kernel/files/pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';

/** Pictures of slides: re-encoded, of one size, for everybody. */
@Injectable()
export class ContentPictures {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  async save({ name, content }: Upload): Promise<UploadedPicture> {
    const picture = await rasterise(content, name, PICTURE_SIZES.cover);
    const id = await this.database.inTx((tx) =>
      this.files.save(tx, {
        ownerId: null,
        purpose: 'content-picture',
        contentType: 'image/webp',
        content: picture,
        private: false,
      }),
    );
    return { id, url: this.files.link(id, false) };
  }
}
