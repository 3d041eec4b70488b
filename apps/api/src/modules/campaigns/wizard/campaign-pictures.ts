import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import type { SizedPurpose } from '../../../kernel/files/pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';

/** Logo and cover of a campaign: made exact by the server from a large enough upload (V-27). */
@Injectable()
export class CampaignPictures {
  constructor(
    private readonly database: Database,
    private readonly pictures: PictureStore,
  ) {}

  /**
   * Stores an upload in every size of its purpose; undefined where the form has none.
   * @throws as `PictureStore.make` does
   */
  async store(caller: Identity, purpose: SizedPurpose, upload?: Upload): Promise<string | undefined> {
    if (upload === undefined) return undefined;
    const made = await this.pictures.make(upload.content, upload.name, purpose);
    return this.database.inTx((tx) => this.pictures.save(tx, caller.userId, purpose, made));
  }
}
