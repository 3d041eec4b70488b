import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Subject } from 'rxjs';
import { Signals } from '../outbox/signals.js';
import { encodedFor, type FinishedPage } from './finished-page.js';
import { RenderedPages } from './rendered-pages.js';

/** Renders what it is asked for, and how often it was asked; asks the API where the page says so. */
const RENDERER = `
const { parentPort } = require('node:worker_threads');
let rendered = 0;
const pages = new Map();
const end = (page, html) => parentPort.postMessage({
  kind: 'rendered', page,
  rendered: html === null ? null : { html, title: 'Questions', state: '{"now":1}', module: 'public/landing', namespaces: ['landing'] },
});
parentPort.on('message', (message) => {
  if (message.kind === 'answer') return end(pages.get(message.call), '<h1>' + message.answer.json + '</h1>');
  const { page, request: { url, language, now } } = message;
  if (url === '/time') return end(page, '<h1>' + now + '</h1>');
  if (url === '/nowhere') return end(page, null);
  if (url === '/broken') throw new Error('broken');
  if (url.startsWith('/reads')) {
    pages.set(page, page);
    return parentPort.postMessage({ kind: 'call', page, call: page, request: { method: 'GET', path: '/site', headers: {} } });
  }
  end(page, '<h1>' + url + ' ' + language + ' ' + ++rendered + '</h1>');
});`;

const BUILT = '<html data-mantine-color-scheme="light"><body><div id="root"><p>outline</p></div></body></html>';

describe('pages rendered on the server', () => {
  let web: string;
  let changes: Subject<string>;
  let pages: RenderedPages;
  const open = (): RenderedPages => {
    changes = new Subject();
    const signals = Object.create(Signals.prototype, {
      isListening: { value: true },
      reconnected: { value: new Subject() },
      on: { value: (name: string) => (name === 'changed' ? changes : new Subject()) },
    }) as Signals;
    const opened = RenderedPages.open({
      web,
      signals,
      now: () => NOW,
      makeCall: async ({ path }, address) => ({ status: 200, json: `${path} for ${address}` }),
      headed: async (html, path, language, title) =>
        html.replace('<html', `<html lang="${language}" data-path="${path}" title="${title}"`),
    });
    if (opened === null) throw new Error('There is nothing that renders');
    return opened;
  };
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');
  const ask = (url: string, language: 'en' | 'ar' = 'en') => pages.page({ url, language, address: '203.0.113.7' });
  const htmlOf = (page: FinishedPage | 'unknown' | null) =>
    page === null || page === 'unknown' ? page : page.plain.toString();

  const finished = async (url: string): Promise<FinishedPage> => {
    const page = await ask(url);
    if (page === null || page === 'unknown') throw new Error(`${url} was not rendered`);
    return page;
  };

  beforeAll(() => {
    web = mkdtempSync(join(tmpdir(), 'cairn-rendered-'));
    mkdirSync(join(web, 'dist', '.server'), { recursive: true });
    mkdirSync(join(web, 'dist', '.vite'));
    writeFileSync(join(web, 'dist', 'index.html'), BUILT);
    writeFileSync(join(web, 'dist', '.server', 'renderer.js'), RENDERER);
    const file = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports });
    const words = '../../packages/i18n/src/locales/en/web.landing.json';
    const manifest = {
      'src/main.tsx': file('main', 'shared'),
      'src/app/routes/public/landing.tsx': file('landing', 'shared'),
      shared: file('shared'),
      [words]: file('words'),
    };
    writeFileSync(join(web, 'dist', '.vite', 'manifest.json'), JSON.stringify(manifest));
  });
  afterAll(() => rmSync(web, { recursive: true, force: true }));
  beforeEach(() => {
    pages = open();
  });
  afterEach(() => pages.stop());

  it('replace the outline, with the state and the files of their code, once each', async () => {
    const page = await finished('/faq?utm=mail');
    expect(htmlOf(page)).toBe(
      '<html lang="en" data-path="/faq" title="Questions" data-rendered data-mantine-color-scheme="light"><body>' +
        '<div id="root"><h1>/faq en 1</h1></div>' +
        '<script type="application/json" id="served-page">{"now":1}</script>' +
        '<script type="application/json" id="served-files">["/assets/shared.js","/assets/main.js","/assets/landing.js","/assets/words.js"]</script>' +
        '</body></html>',
    );
    expect(gunzipSync(page.gzip).toString()).toBe(htmlOf(page));
  });

  it('are rendered once for everybody, again for another language and after a change of their content', async () => {
    await Promise.all([ask('/faq'), ask('/faq'), ask('/faq?ref=other')]);
    expect(htmlOf(await ask('/faq'))).toContain('/faq en 1');
    expect(htmlOf(await ask('/faq', 'ar'))).toContain('/faq ar 2');
    changes.next('content');
    expect(htmlOf(await ask('/faq'))).toContain('/faq en 3');
  });

  it('are sent in a form that their browser reads, and in none that it refuses', async () => {
    const page = await finished('/faq');
    const encodings = ['br, gzip', 'gzip, br;q=0', 'gzip;q=0.0 , br; q=0.5', 'br;q=0', 'gzip;q=0,br;q=0'].map(
      (accepted) => encodedFor(page, accepted).encoding,
    );
    expect(encodings).toEqual(['br', 'gzip', 'br', null, null]);
  });

  it('of one person are kept for nobody', async () => {
    expect(htmlOf(await ask('/newsletter/abc.def'))).toContain(' en 1');
    expect(htmlOf(await ask('/newsletter/abc.def'))).toContain(' en 2');
  });

  it('read from the API as the visitor they are rendered for', async () => {
    expect(htmlOf(await ask('/reads'))).toContain('<h1>/site for 203.0.113.7</h1>');
  });

  it('are left to the browser where there is no such page, where the thread fails, and after the end', async () => {
    expect(htmlOf(await ask('/time'))).toContain(String(NOW));
    expect([await ask('/nowhere'), await ask('//faq')]).toEqual(['unknown', 'unknown']);
    expect(await ask('/broken')).toBeNull();
    expect(htmlOf(await ask('/faq'))).toContain('/faq en 1');
    await pages.stop();
    expect(await ask('/terms')).toBeNull();
  });
});
