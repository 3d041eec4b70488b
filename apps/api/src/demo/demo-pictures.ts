import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { Database } from '../kernel/database/in-tx.js';
import type { PictureSize } from '../kernel/files/picture-process.js';
import { PictureStore } from '../kernel/files/picture-store.js';
import { FURTHER_SIZES, HAS_LARGE, LARGE_SIZE, PICTURE_SIZES, type SizedPurpose } from '../kernel/files/pictures.js';
import type { DemoWorld } from './demo-world.js';

const require = createRequire(import.meta.url);

/** Our own drawings are vector; uploads never are, so the loader is open in this command alone and for these files. */
export async function picture(world: DemoWorld, cover: string, purpose: SizedPurpose): Promise<string> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const drawing = readFileSync(require.resolve(`@cairn/design/assets/covers/${cover}.svg`));
  const drawn = (size: PictureSize) =>
    sharp(drawing)
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  const content = await drawn(PICTURE_SIZES[purpose]);
  const sizes = [...FURTHER_SIZES[purpose], ...(HAS_LARGE.includes(purpose) ? [LARGE_SIZE] : [])];
  const further = await Promise.all(sizes.map(async (size) => ({ size, content: await drawn(size) })));
  return world.app
    .get(Database)
    .inTx((tx) => world.app.get(PictureStore).save(tx, null, purpose, { content, further }));
}
