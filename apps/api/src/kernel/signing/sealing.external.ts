import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../testing/test-config.js';
import { Paper } from '../pdf/paper.js';
import { PdfSealer } from './pdf-sealer.js';
import { PlatformKeys } from './platform-keys.js';

const AT = new Date('2026-11-20T09:00:00Z');

async function aPage(text: string): Promise<Buffer> {
  const paper = await Paper.begin('rtl', { title: text, at: AT, size: 'A4' });
  paper.paragraph(text);
  return paper.finish();
}

// Poppler's own verifier, which has to be on the machine.
describe('a signed document to pdfsig', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signing-'));
  const config = { ...testConfig('postgres://nobody@127.0.0.1:1/none'), FILES_URL: `file:${folder}` };
  const sealer = new PdfSealer(new PlatformKeys(config));
  afterAll(async () => {
    await sealer.onModuleDestroy();
    rmSync(folder, { recursive: true });
  });

  const tellOf = (pdf: Buffer): string => {
    const path = join(folder, 'signed.pdf');
    writeFileSync(path, pdf);
    return execFileSync('pdfsig', [path], { encoding: 'utf8' });
  };

  it('has two valid signatures, the last of which is of the whole file', async () => {
    const about = { name: 'Ada Stone', reason: 'Subscription agreement', at: AT };
    const first = await sealer.seal({ pdf: await aPage('اتفاقية'), page: await aPage('توقيع'), ...about });
    const second = await sealer.seal({ pdf: first, page: await aPage('توقيع الشركة'), ...about });
    const told = tellOf(second);
    expect(told.match(/Signature is Valid/g)).toHaveLength(2);
    expect(told.match(/ETSI\.CAdES\.detached/g)).toHaveLength(2);
    expect(told.match(/Total document signed/g)).toHaveLength(1);
    const changed = Buffer.from(second);
    changed[300] = (changed[300] ?? 0) ^ 1;
    expect(tellOf(changed)).toContain('Digest Mismatch');
  });
});
