import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../kernel/files/file-store.js';
import { PICTURE_SIZES, rasterise } from '../../../kernel/files/pictures.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';

export interface PictureUploads {
  photo?: Upload | undefined;
  coverPhoto?: Upload | undefined;
}

interface MadePictures {
  photo: Buffer | null;
  coverPhoto: Buffer | null;
}

const PLACES = ['photoFileId', 'coverFileId'] as const;
type PicturePlaces = Record<(typeof PLACES)[number], string | null>;

/** The names of the person's pictures: the photo and the cover. */
export const PICTURE_PURPOSES = ['photo', 'profileCover'] as const;

const made = (upload: Upload | undefined, size: keyof typeof PICTURE_SIZES): Promise<Buffer> | null =>
  upload === undefined ? null : rasterise(upload.content, upload.name, PICTURE_SIZES[size]);

/** V-27: photo and cover of a profile, made exact from large enough uploads. */
@Injectable()
export class ProfilePictures {
  constructor(
    private readonly files: FileStore,
    private readonly events: Events,
  ) {}

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

  /**
   * Deletes the pictures that a change replaces: anybody who knows its address may open one. They leave the store
   * once the change is committed, since a deleted file is not restored by a rollback. The account stays locked until
   * then: of two changes at once the second one sees the first one's pictures.
   */
  async letGo(tx: Tx, userId: string, change: Partial<PicturePlaces>): Promise<void> {
    const [before] = await tx.query<[PicturePlaces?]>(
      'select photo_file_id as "photoFileId", cover_file_id as "coverFileId" from app_user where id = $1 for update',
      [userId],
    );
    const left = PLACES.flatMap((place) => {
      const old = before?.[place] ?? null;
      return old !== null && change[place] !== undefined && change[place] !== old ? [{ fileId: old }] : [];
    });
    await this.events.emitMany(tx, 'user.picture_left', left);
  }
}
