import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPage, aSealer, SEALED_AT } from '../../testing/agreements/test-sealer.js';

// Poppler's own verifier, which has to be on the machine.
describe('a signed document to pdfsig', () => {
  const { folder, sealer } = aSealer();

  const tellOf = (pdf: Buffer): string => {
    const path = join(folder, 'signed.pdf');
    writeFileSync(path, pdf);
    return execFileSync('pdfsig', [path], { encoding: 'utf8' });
  };

  it('has two valid signatures, the last of which is of the whole file', async () => {
    const about = { name: 'Ada Stone', reason: 'Subscription agreement', at: SEALED_AT };
    const first = await sealer.seal({
      pdf: await aPage('اتفاقية', 'rtl'),
      page: await aPage('توقيع', 'rtl'),
      ...about,
    });
    const second = await sealer.seal({ pdf: first, page: await aPage('توقيع الشركة', 'rtl'), ...about });
    const told = tellOf(second);
    expect(told.match(/Signature is Valid/g)).toHaveLength(2);
    expect(told.match(/ETSI\.CAdES\.detached/g)).toHaveLength(2);
    expect(told.match(/Total document signed/g)).toHaveLength(1);
    const changed = Buffer.from(second);
    changed[300] = (changed[300] ?? 0) ^ 1;
    expect(tellOf(changed)).toContain('Digest Mismatch');
  });
});
