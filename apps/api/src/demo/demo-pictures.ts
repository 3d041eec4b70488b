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

/** One of our drawings. */
export const draw = (cover: string, size: PictureSize): Promise<Buffer> =>
  drawn(readFileSync(require.resolve(`@cairn/design/assets/covers/${cover}.svg`)), size);

/** Our own drawings are vector; uploads never are, so the loader is open in this command alone and for these files. */
function drawn(drawing: Buffer, size: PictureSize): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(drawing)
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** The same as an upload in each of its sizes. */
export async function picture(world: DemoWorld, cover: string, purpose: SizedPurpose): Promise<string> {
  const inSize = (size: PictureSize) => draw(cover, size);
  const content = await inSize(PICTURE_SIZES[purpose]);
  const sizes = [...FURTHER_SIZES[purpose], ...(HAS_LARGE.includes(purpose) ? [LARGE_SIZE] : [])];
  const further = await Promise.all(sizes.map(async (size) => ({ size, content: await inSize(size) })));
  return world.app
    .get(Database)
    .inTx((tx) => world.app.get(PictureStore).save(tx, null, purpose, { content, further }));
}

const FIGURE_SIZE = { width: 1_200, height: 675 };
const CHART_SIZE = { width: 1_200, height: 360 };
/** They stand out on a light and on a dark page: the drawing has no ground of its own. */
const STONES = ['#2a8294', '#5aa9b5', '#b9b02a'] as const;
const GAP = 12;

interface FigureWords {
  alt: string;
  caption: string;
}

/** One of our drawings as a picture of a text, as the editor puts it in. */
export const aFigure = async (
  world: DemoWorld,
  campaignId: string,
  cover: string,
  words: FigureWords,
): Promise<object> =>
  keepFigure(world, campaignId, { ...words, size: FIGURE_SIZE, content: await draw(cover, FIGURE_SIZE) });

/** Parts of a whole as stones in a row. @param percents three that sum to 100 */
export async function aChart(
  world: DemoWorld,
  campaignId: string,
  percents: readonly number[],
  words: FigureWords,
): Promise<object> {
  const { width, height } = CHART_SIZE;
  const room = width - GAP * (percents.length + 1);
  let x = GAP;
  const stones = percents.map((percent, place) => {
    const wide = Math.round((room * percent) / 100);
    const stone = `<rect x="${x}" y="90" width="${wide}" height="180" rx="60" fill="${STONES[place % STONES.length]}"/>`;
    x += wide + GAP;
    return stone;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${stones.join('')}</svg>`;
  return keepFigure(world, campaignId, {
    ...words,
    size: CHART_SIZE,
    content: await drawn(Buffer.from(drawing), CHART_SIZE),
  });
}

async function keepFigure(
  world: DemoWorld,
  campaignId: string,
  { size, content, alt, caption }: FigureWords & { size: PictureSize; content: Buffer },
): Promise<object> {
  const file = { ownerId: null, purpose: 'figure', contentType: 'image/webp', content, private: false };
  const fileId = await world.app.get(Database).inTx((tx) => world.app.get(FileStore).save(tx, file));
  await world.sql(
    'insert into campaign_figure (campaign_id, file_id, width, height, created_at) values ($1, $2, $3, $4, $5)',
    [campaignId, fileId, size.width, size.height, world.app.get(Clock).now()],
  );
  const figure: Figure = { fileId, ...size };
  return { type: 'figure', attrs: { ...figure, alt, caption } };
}
