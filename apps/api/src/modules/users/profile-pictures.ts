import { Injectable } from '@nestjs/common';
import { FileStore } from '../../kernel/files/file-store.js';
import { PICTURE_SIZES, rasterise } from '../../kernel/files/pictures.js';
import type { Upload } from '../../kernel/files/upload.js';
import type { Tx } from '../../kernel/database/in-tx.js';

export interface PictureUploads {
  photo?: Upload | undefined;
  coverPhoto?: Upload | undefined;
}

interface MadePictures {
  photo: Buffer | null;
  coverPhoto: Buffer | null;
}

/** What files are called that show the person: the photo and the cover. */
export const PICTURE_PURPOSES = ['photo', 'profileCover'] as const;

const made = (upload: Upload | undefined, size: keyof typeof PICTURE_SIZES): Promise<Buffer> | null =>
  upload === undefined ? null : rasterise(upload.content, upload.name, PICTURE_SIZES[size]);

/** V-27: photo and cover of a profile, made exact from large enough uploads. */
@Injectable()
export class ProfilePictures {
  constructor(private readonly files: FileStore) {}

  async make({ photo, coverPhoto }: PictureUploads): Promise<MadePictures> {
    return { photo: await made(photo, 'photo'), coverPhoto: await made(coverPhoto, 'profileCover') };
  }

  async save(
    tx: Tx,
    ownerId: string,
    { photo, coverPhoto }: MadePictures,
  ): Promise<{ photoFileId?: string; coverFileId?: string }> {
    const file = (content: Buffer, purpose: (typeof PICTURE_PURPOSES)[number]): Promise<string> =>
      this.files.save(tx, { ownerId, purpose, contentType: 'image/webp', content, private: false });
    return {
      ...(photo && { photoFileId: await file(photo, 'photo') }),
      ...(coverPhoto && { coverFileId: await file(coverPhoto, 'profileCover') }),
    };
  }
}
