import type { Visitor } from '../harness/test.js';

interface Picture {
  /** Pixels. */
  width: number;
  height: number;
}

/** Attaches a picture of the size a field asks for, painted in the browser. */
export async function attachPicture(
  { page }: Visitor,
  { width, height }: Picture,
  field = page.locator('input[type="file"]'),
): Promise<void> {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const brush = canvas.getContext('2d');
      brush?.fillRect(0, 0, canvas.width / 2, canvas.height / 2);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  await field.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
}

interface TextFile {
  name: string;
  mimeType: string;
  text: string;
}

/** Attaches a file that is no picture. */
export const attachFile = ({ page }: Visitor, { name, mimeType, text }: TextFile): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
