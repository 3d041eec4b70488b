import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { HTML, serveStatic, type StaticFile, type StaticPage } from './static-server.js';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pathOf = (response: Response): string => {
  const { pathname, search } = new URL(response.url());
  return pathname + search;
};

/** What a page of ours loads of these kinds, by its address. */
async function filesOf(page: Page, url: string, kinds: readonly string[]): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const loading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!kinds.includes(response.request().resourceType())) return;
    loading.push(
      response.body().then((body) => {
        const headers = { 'content-type': response.headers()['content-type'] ?? 'application/octet-stream' };
        files.set(pathOf(response), { headers, body });
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(loading);
  return files;
}

/** The plain twin of a page: its pictures, and its headings and paragraphs as plain HTML. */
export async function servePlainTwin(page: Page, url: string): Promise<StaticPage> {
  const pictures = await filesOf(page, url, ['image']);
  const words = await page.locator('main').locator('h1, h2, h3, p').allInnerTexts();
  const [first = '', ...rest] = words;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Twin</title>
<style>body{font:16px/1.6 sans-serif;max-width:75rem;margin:0 auto;padding:2rem}img{max-width:100%;height:auto}</style>
<h1>${escape(first)}</h1>${[...pictures.keys()].map((path) => `<img src="${escape(path)}" alt="">`).join('')}
${rest.map((text) => `<p>${escape(text)}</p>`).join('')}</html>`;
  return serveStatic({ headers: HTML, body: Buffer.from(html) }, pictures);
}

const compressed = ({ headers, body }: StaticFile): StaticFile =>
  /text|svg/.test(String(headers['content-type']))
    ? { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    : { headers, body };

/** Headers that tell the browser how to treat the document, not how it was sent. */
const OF_POLICY = /policy|reporting-endpoints|strict-transport|x-content-type/;

const policyOf = ({ headers }: globalThis.Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => OF_POLICY.test(name)));

/**
 * The same HTML, styles, fonts and pictures as files, under the same policy, and no script: nothing of ours can be
 * faster. The policy counts: for an opener policy alone Chromium starts another process once the answer is there.
 */
export async function serveOwnFiles(page: Page, url: string): Promise<StaticPage> {
  const files = await filesOf(page, url, ['image', 'stylesheet', 'font']);
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const html = (await answer.text()).replaceAll(/<script[^>]*>[^]*?<\/script>/g, '');
  const document = compressed({ headers: { ...policyOf(answer), ...HTML }, body: Buffer.from(html) });
  return serveStatic(document, new Map([...files].map(([path, file]) => [path, compressed(file)])));
}
