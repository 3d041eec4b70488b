/**
 * Makes one picture exact, in a process of its own (SEC-43, SEC-44): whatever a hostile file does to a decoder, it does
 * here, and the parent ends it. In: a line of JSON (the kind of the file, the wanted size, form and format), then the
 * file. Out: the picture, or exit code 2 with the reason on the error stream.
 */
import process from 'node:process';
import sharp from 'sharp';

/** A picture of more pixels is a bomb. */
const MOST_PIXELS = 40_000_000;
const SVG_DENSITY = 192;

const refuse = (reason) => {
  process.stderr.write(reason);
  process.exit(2);
};

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const input = Buffer.concat(chunks);
const cut = input.indexOf(10);
const { kind, width, height, least, fit, format } = JSON.parse(input.subarray(0, cut).toString('utf8'));
const file = input.subarray(cut + 1);

const CLOSED = ['VipsForeignLoadTiff', 'VipsForeignLoadPdf', 'VipsForeignLoadHeif', 'VipsForeignLoadVips'];
sharp.block({ operation: kind === 'svg' ? CLOSED : [...CLOSED, 'VipsForeignLoadSvg'] });
sharp.concurrency(1);
sharp.cache(false);

/** Windows bitmaps, which libvips does not read: uncompressed, 24 or 32 bits, or 8 bits with a palette. */
function readBitmap(bytes) {
  const offset = bytes.readUInt32LE(10);
  const wide = bytes.readInt32LE(18);
  const signed = bytes.readInt32LE(22);
  const high = Math.abs(signed);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  const isPlain = bytes.readUInt32LE(14) >= 40 && (compression === 0 || (compression === 3 && bits === 32));
  if (!isPlain || ![8, 24, 32].includes(bits) || wide <= 0 || high === 0 || wide * high > MOST_PIXELS) refuse('type');
  const stride = Math.ceil((wide * bits) / 32) * 4;
  if (offset + stride * high > bytes.length) refuse('type');
  const palette = 14 + bytes.readUInt32LE(14);
  const pixels = Buffer.alloc(wide * high * 3);
  for (let row = 0; row < high; row++) {
    const from = offset + stride * (signed < 0 ? row : high - 1 - row);
    for (let column = 0; column < wide; column++) {
      const at = bits === 8 ? palette + 4 * bytes[from + column] : from + column * (bits / 8);
      const to = (row * wide + column) * 3;
      pixels[to] = bytes[at + 2];
      pixels[to + 1] = bytes[at + 1];
      pixels[to + 2] = bytes[at];
    }
  }
  return { data: pixels, raw: { width: wide, height: high, channels: 3 } };
}

const options = { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' };

function open() {
  if (kind === 'svg') return sharp(file, { ...options, density: SVG_DENSITY });
  if (kind !== 'bmp') return sharp(file, options);
  const { data, raw } = readBitmap(file);
  return sharp(data, { raw });
}

try {
  const picture = open();
  const head = await picture.metadata();
  if (kind !== 'bmp' && head.format !== kind) refuse('type');
  // A drawing has no pixels of its own: it is drawn as large as is wanted.
  const isSmall = (head.width ?? 0) < least.width || (head.height ?? 0) < least.height;
  if (kind !== 'svg' && isSmall) refuse('small');
  const withoutEnlargement = fit === 'inside' && kind !== 'svg';
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const resized = picture.autoOrient().resize({ width, height, fit, background, withoutEnlargement });
  const made = await (format === 'png' ? resized.png() : resized.webp({ quality: 82 })).toBuffer();
  process.stdout.write(made);
} catch {
  refuse('type');
}
