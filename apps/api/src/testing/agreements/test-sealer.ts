import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Paper } from '../../kernel/pdf/paper.js';
import { PdfSealer } from '../../kernel/signing/pdf-sealer.js';
import { PlatformKeys } from '../../kernel/signing/platform-keys.js';
import { testConfig } from '../test-config.js';

/** The day on which the tests of sealing print and sign. */
export const SEALED_AT = new Date('2026-11-20T09:00:00Z');

/** A document of one line. */
export async function aPage(text: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<Buffer> {
  const paper = await Paper.begin(direction, { title: text, at: SEALED_AT, size: 'A4' });
  paper.paragraph(text);
  return paper.finish();
}

/** A sealer with keys of its own in a folder, which are gone once the tests of a file have ended. */
export function aSealer() {
  const folder = mkdtempSync(join(tmpdir(), 'signing-'));
  const config = { ...testConfig('postgres://nobody@127.0.0.1:1/none'), FILES_URL: `file:${folder}` };
  const sealer = new PdfSealer(new PlatformKeys(config));
  afterAll(async () => {
    await sealer.onModuleDestroy();
    rmSync(folder, { recursive: true });
  });
  return { folder, config, sealer };
}
