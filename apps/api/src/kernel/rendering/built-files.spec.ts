import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltFiles } from './built-files.js';
import { withFonts } from './finished-page.js';

describe('the fonts of the first view', () => {
  let dist: string;
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'cairn-built-'));
    mkdirSync(join(dist, '.vite'));
    const names = [
      'besley-latin-wght-normal',
      'besley-latin-ext-wght-normal',
      'ibm-plex-sans-arabic-arabic-400-normal',
    ];
    const fonts = names.map((name) => [
      `../../node_modules/fonts/files/${name}.woff2`,
      { file: `assets/${name}-1.woff2` },
    ]);
    writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(Object.fromEntries(fonts)));
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  it('are those of its language, as far as the site was built with them', () => {
    const files = BuiltFiles.of(dist);
    expect(files?.fontsOf('fr')).toEqual(['assets/besley-latin-wght-normal-1.woff2']);
    // Its headings have figures and names in Latin.
    expect(files?.fontsOf('ar')).toEqual([
      'assets/ibm-plex-sans-arabic-arabic-400-normal-1.woff2',
      'assets/besley-latin-wght-normal-1.woff2',
    ]);
  });

  it('are fetched beside the style sheet', () => {
    expect(withFonts('<head><title>a</title></head>', ['assets/a.woff2'])).toBe(
      '<head><title>a</title><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2" /></head>',
    );
    expect(withFonts('<head></head>', [])).toBe('<head></head>');
  });
});
