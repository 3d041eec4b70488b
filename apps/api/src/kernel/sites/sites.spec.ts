import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { serveSites, type SitesOptions } from './sites.js';
import { siteOf } from './visit.js';

describe('the sites on the port of the API', () => {
  it.each([
    ['GET', '/', 'text/html', 'web'],
    ['GET', '/', '*/*', 'web'],
    ['HEAD', '/browse-companies?page=2', 'text/html,*/*;q=0.8', 'web'],
    ['GET', '/admin', 'text/html', 'console'],
    ['GET', '/admin/campaigns', 'text/html', 'console'],
    ['GET', '/administration', 'text/html', 'web'],
    ['GET', '/newsletter/eyJhbGciOi.c2lnbmVk', 'text/html', 'web'],
    ['GET', '/admin/assets/index-1KVXL6GV.js', '*/*', null],
    ['GET', '/assets/index-1KVXL6GV.css', '*/*', null],
    ['GET', '/api/v1.1/equities', '*/*', null],
    ['GET', '/health/ready', '*/*', null],
    ['GET', '/', 'application/json', null],
    ['GET', '/', 'TEXT/HTML', 'web'],
    ['GET', '/', 'text/*', 'web'],
    ['GET', '/', 'application/xhtml+xml', 'web'],
    ['GET', '/', 'text/html;q=0', null],
    ['GET', '/', 'text/html;level=1;q=0.5, image/png', 'web'],
    ['POST', '/', 'text/html', null],
  ])('%s %s for %s is answered by %s', (method, url, accept, site) => {
    expect(siteOf({ method, url, accept })).toBe(site);
  });
});

@Module({})
class Nothing {}

describe('files and pages of the sites', () => {
  let apps: string;
  let site: SitesOptions;
  let app: NestFastifyApplication;
  let isClosed = false;
  let offered: readonly Language[] = LANGUAGE_CODES;
  let isAway = false;
  let isConsoleHidden = false;
  let countsVisitors = false;
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  beforeAll(async () => {
    apps = mkdtempSync(join(tmpdir(), 'cairn-sites-'));
    for (const [name, html] of [
      ['web', '<html lang="en" dir="ltr"><title>web</title>'],
      ['admin', '<meta content="__CSP_NONCE__"><title>console</title>'],
    ] as const) {
      const assets = join(apps, name, 'dist', 'assets');
      mkdirSync(assets, { recursive: true });
      writeFileSync(join(apps, name, 'dist', 'index.html'), html);
      writeFileSync(join(apps, name, 'dist', 'preview-frame.html'), '<html data-console="__CONSOLE_ORIGIN__">');
      writeFileSync(join(apps, name, 'dist', 'catalogue.html'), '<title>Components</title>');
      writeFileSync(join(apps, name, 'dist', 'icon.svg'), '<svg/>');
      writeFileSync(join(assets, 'index-1KVXL6GV.js'), 'plain');
      writeFileSync(join(assets, 'index-1KVXL6GV.js.br'), brotliCompressSync('small'));
      writeFileSync(join(assets, 'index-1KVXL6GV.js.gz'), gzipSync('small'));
    }
    app = await NestFactory.create<NestFastifyApplication>(Nothing, new FastifyAdapter(), { logger: false });
    site = {
      apps,
      origin: 'https://cairn.example',
      adminOrigin: 'https://console.cairn.example',
      media: 'https://media.cairn.example',
      consoleDoor: { isOpenTo: () => !isConsoleHidden, isOwnHost: (host) => host === 'console.cairn.example' },
      languages: async () => offered,
      closedFor: async () => {
        if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        return isClosed ? 600 : null;
      },
      analytics: async () => countsVisitors,
      headOf: async (path, language) => ({
        site: 'Cairn',
        title: `${path} in ${language}`,
        description: 'A page',
        image: null,
        kind: 'website',
        path,
        indexed: true,
        data: null,
      }),
    };
    await serveSites(app.getHttpAdapter().getInstance(), site);
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    rmSync(apps, { recursive: true, force: true });
  });

  it('M-9 a page is served while the database is unavailable: as built, with 503 and when to retry', async () => {
    isAway = true;
    const page = await ask('/', { accept: 'text/html' });
    isAway = false;
    expect([page.statusCode, page.headers['retry-after'], page.body]).toEqual([
      503,
      '5',
      '<html lang="en" dir="ltr"><title>web</title>',
    ]);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect((await ask('/', { accept: 'text/html' })).statusCode).toBe(200);
  });

  it.each(['/assets', '/admin/assets'])(
    '%s: kept for a year, in the smallest form that is accepted',
    async (folder) => {
      const encoded = async (accept: string) => {
        const { headers, rawPayload } = await ask(`${folder}/index-1KVXL6GV.js`, { 'accept-encoding': accept });
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['x-content-type-options']).toBe('nosniff');
        return [headers['content-encoding'], rawPayload] as const;
      };
      const [brotli, inBrotli] = await encoded('gzip, br');
      expect([brotli, brotliDecompressSync(inBrotli).toString()]).toEqual(['br', 'small']);
      const [gzip, inGzip] = await encoded('gzip');
      expect([gzip, gunzipSync(inGzip).toString()]).toEqual(['gzip', 'small']);
      const [none, plain] = await encoded('identity');
      expect([none, plain.toString()]).toEqual([undefined, 'plain']);
    },
  );

  it('a file is read once: it is sent from memory, with the same headers, and 304 to who has it', async () => {
    const file = join(apps, 'web', 'dist', 'assets', 'once.txt');
    writeFileSync(file, 'once');
    const path = '/assets/once.txt';
    const [first, unknown] = [await ask(path), await ask('/assets/never.txt')];
    rmSync(file);
    const again = await ask(path);
    const { date, ...headers } = again.headers;
    expect([again.body, date, first.headers, unknown.statusCode]).toEqual([
      'once',
      expect.any(String),
      expect.objectContaining(headers),
      404,
    ]);
    const known = await ask(path, { 'if-none-match': String(first.headers['etag']) });
    expect([known.statusCode, known.body, known.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=31536000, immutable',
    ]);
    expect((await ask(path, { range: 'bytes=0-1' })).statusCode).toBe(404);
  });

  it('a file whose name does not contain its hash is revalidated every time', async () => {
    for (const path of ['/icon.svg', '/admin/icon.svg'])
      expect((await ask(path)).headers['cache-control']).toBe('public, no-cache');
  });

  it('an unknown address never reaches the disk: later files are only found among the assets', async () => {
    for (const [folder, found] of [
      ['', 404],
      ['assets', 200],
    ] as const) {
      writeFileSync(join(apps, 'web', 'dist', folder, 'late.txt'), 'late');
      expect((await ask(join('/', folder, 'late.txt'))).statusCode).toBe(found);
    }
    expect((await ask('/assets/..%2findex.html')).statusCode).toBe(404);
  });

  it.each([
    ['/browse-companies?lng=ar', 'fr-FR,fr;q=0.9', 'ar'],
    ['/browse-companies?lng=xx', 'de-DE,fr;q=0.9', 'fr'],
    ['/browse-companies', undefined, 'en'],
  ])('%s for %s is read in %s', async (url, accepted, language) => {
    const { body } = await ask(url, { accept: 'text/html', ...(accepted && { 'accept-language': accepted }) });
    expect(body).toContain(`<title>/browse-companies in ${language}</title>`);
  });

  it('C-11 a page is read in no language that is withheld, and says which are offered, the default one first', async () => {
    offered = ['fr', 'en'];
    for (const [url, accepted, language] of [
      ['/faq?lng=ar', 'en-GB', 'en'],
      ['/faq', 'ar-EG', 'fr'],
    ] as const) {
      const { body } = await ask(url, { accept: 'text/html', 'accept-language': accepted });
      expect(body).toContain(`<html lang="${language}" dir="ltr" data-languages="fr en"`);
      expect(body).not.toContain('hreflang="ar"');
    }
    offered = LANGUAGE_CODES;
  });

  it('R-10 during maintenance the page says 503 and until when; the console and every file stay', async () => {
    isClosed = true;
    const html = { accept: 'text/html' };
    const { statusCode, headers, body } = await ask('/browse-companies', html);
    expect([statusCode, headers['retry-after']]).toEqual([503, '600']);
    expect(body).toMatch(/<html data-closed/);
    expect((await ask('/admin/campaigns', html)).statusCode).toBe(200);
    expect((await ask('/icon.svg')).statusCode).toBe(200);
    isClosed = false;
    expect((await ask('/browse-companies', html)).statusCode).toBe(200);
  });

  it('SEC-25 a caller who may not reach the console gets the site’s unknown page, and none of its files', async () => {
    isConsoleHidden = true;
    const html = { accept: 'text/html' };
    for (const path of ['/admin', '/admin/campaigns']) {
      const { statusCode, body } = await ask(path, html);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain(`<title>${path} in en</title>`);
      expect(body).not.toContain('console');
    }
    for (const path of ['/admin/icon.svg', '/%61dmin/icon.svg', '/admin/assets/index-1KVXL6GV.js']) {
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
    }
    expect((await ask('/icon.svg')).statusCode).toBe(200);
    isConsoleHidden = false;
    for (const path of ['/admin/campaigns', '/admin/icon.svg']) expect((await ask(path, html)).statusCode).toBe(200);
  });

  it('SEC-25 a host of its own begins with the console', async () => {
    const html = { accept: 'text/html' };
    const { statusCode, headers } = await ask('/', { ...html, host: 'console.cairn.example' });
    expect([statusCode, headers['location']]).toEqual([302, '/admin']);
    expect((await ask('/', html)).statusCode).toBe(200);
  });

  it('SEC-19 a page names the policies that may make code, and browsers report what would be refused', async () => {
    const policyOf = async (path: string): Promise<string> =>
      String((await ask(path, { accept: 'text/html' })).headers['content-security-policy-report-only']);
    expect(await policyOf('/anything')).toBe(
      "require-trusted-types-for 'script'; trusted-types default; report-uri /policy-reports; report-to policy",
    );
    expect(await policyOf('/admin/campaigns')).toContain('trusted-types default mail-preview ProseMirrorClipboard;');
  });

  it('SEC-18 SEC-22 a page of the site names Google where the operator allows it, and nowhere else', async () => {
    const policyOf = async (path: string): Promise<string> =>
      String((await ask(path, { accept: 'text/html' })).headers['content-security-policy']);
    const usual = await policyOf('/');
    expect(usual).toContain("script-src 'self';");
    expect(usual).toContain("connect-src 'self';");
    expect(usual).not.toContain('google');
    countsVisitors = true;
    const counting = await policyOf('/');
    expect(counting).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(counting).toMatch(
      /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com/u,
    );
    expect(await policyOf('/admin')).not.toContain('google');
    countsVisitors = false;
    expect(await policyOf('/')).toBe(usual);
  });

  it('SEC-18 the page that shows drafts is framed by console and site alone; no other is, and none is had as a file', async () => {
    const policyOf = async (path: string): Promise<string> =>
      String((await ask(path, { accept: 'text/html' })).headers['content-security-policy']);
    const draft = await ask('/preview-frame', { accept: 'text/html' });
    expect(draft.body).toBe('<html data-console="https://console.cairn.example">');
    expect(draft.headers['content-security-policy']).toContain("frame-ancestors 'self' https://console.cairn.example;");
    for (const path of ['/', '/login', '/preview-frame/', '/preview-frames', '/admin', '/admin/settings/identity'])
      expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none';")]);
    expect(await policyOf('/admin')).toMatch(/frame-src [^;]* https:\/\/cairn\.example;/u);
    for (const path of ['/index.html', '/preview-frame.html', '/admin/index.html'])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
  });

  it('the catalogue of components is served for developers, and is an unknown address in production', async () => {
    expect((await ask('/catalogue', { accept: 'text/html' })).body).toContain('<title>/catalogue in en</title>');
    const built = await NestFactory.create<NestFastifyApplication>(Nothing, new FastifyAdapter(), { logger: false });
    const options = { ...site, catalogue: true };
    await serveSites(built.getHttpAdapter().getInstance(), options);
    await built.init();
    const { body, headers } = await built.inject({ url: '/catalogue', headers: { accept: 'text/html' } });
    expect(body).toBe('<title>Components</title>');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await built.close();
  });

  it('SEC-18 SEC-23 a page is never kept, and says what it may load; the console has a nonce of its own each time', async () => {
    const html = { accept: 'text/html' };
    const web = await ask('/anything', html);
    expect(web.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(web.headers['content-security-policy']).toContain("style-src 'self';");
    expect(web.headers['content-security-policy']).toContain('report-to policy');
    expect(web.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://media.cairn.example;");
    expect(web.headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await ask('/admin/campaigns', html);
        const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
        expect(body).toContain(`content="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });
});
