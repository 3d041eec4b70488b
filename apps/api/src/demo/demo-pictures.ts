import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import sharp from 'sharp';
import { Clock } from '../kernel/clock/clock.js';
import { Database } from '../kernel/database/in-tx.js';
import { FileStore } from '../kernel/files/file-store.js';
import type { PictureSize } from '../kernel/files/picture-process.js';
import { PictureStore } from '../kernel/files/picture-store.js';
import { FURTHER_SIZES, HAS_LARGE, LARGE_SIZE, PICTURE_SIZES, type SizedPurpose } from '../kernel/files/pictures.js';
import type { DemoWorld } from './demo-world.js';

const require = createRequire(import.meta.url);

/** Our own drawings are vector; uploads never are, so the loader is open in this command alone and for these files. */
export function draw(cover: string, size: PictureSize): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const drawing = readFileSync(require.resolve(`@cairn/design/assets/covers/${cover}.svg`));
  return sharp(drawing)
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** The same as an upload in each of its sizes. */
export async function picture(world: DemoWorld, cover: string, purpose: SizedPurpose): Promise<string> {
  const drawn = (size: PictureSize) => draw(cover, size);
  const content = await drawn(PICTURE_SIZES[purpose]);
  const sizes = [...FURTHER_SIZES[purpose], ...(HAS_LARGE.includes(purpose) ? [LARGE_SIZE] : [])];
  const further = await Promise.all(sizes.map(async (size) => ({ size, content: await drawn(size) })));
  return world.app
    .get(Database)
    .inTx((tx) => world.app.get(PictureStore).save(tx, null, purpose, { content, further }));
}

const FIGURE_SIZE = { width: 1_200, height: 675 };

/** One of our drawings as a picture of a text, as the editor puts it in. */
export async function aFigure(
  world: DemoWorld,
  campaignId: string,
  cover: string,
  { alt, caption }: { alt: string; caption: string },
): Promise<object> {
  const content = await draw(cover, FIGURE_SIZE);
  const file = { ownerId: null, purpose: 'figure', contentType: 'image/webp', content, private: false };
  const fileId = await world.app.get(Database).inTx((tx) => world.app.get(FileStore).save(tx, file));
  await world.sql(
    'insert into campaign_figure (campaign_id, file_id, width, height, created_at) values ($1, $2, $3, $4, $5)',
    [campaignId, fileId, FIGURE_SIZE.width, FIGURE_SIZE.height, world.app.get(Clock).now()],
  );
  const figure: Figure = { fileId, ...FIGURE_SIZE };
  return { type: 'figure', attrs: { ...figure, alt, caption } };
}
