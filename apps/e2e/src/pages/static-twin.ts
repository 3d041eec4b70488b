import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';

interface Picture {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page without any script: the same pictures, and the same headings and paragraphs as plain HTML. */
export interface StaticTwin {
  url: string;
  close(): Promise<void>;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function picturesOf(page: Page, url: string): Promise<Picture[]> {
  const pictures = new Map<string, Picture>();
  const loading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    const path = new URL(response.url()).pathname;
    loading.push(
      response.body().then((body) => {
        const type = response.headers()['content-type'] ?? 'application/octet-stream';
        pictures.set(path, { path, headers: { 'content-type': type }, body });
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(loading);
  return [...pictures.values()];
}

/** Serves the twin of a page of ours. */
export async function serveTwin(page: Page, url: string): Promise<StaticTwin> {
  const pictures = await picturesOf(page, url);
  const words = await page.locator('main').locator('h1, h2, h3, p').allInnerTexts();
  const [first = '', ...rest] = words;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Twin</title>
<style>body{font:16px/1.6 sans-serif;max-width:75rem;margin:0 auto;padding:2rem}img{max-width:100%;height:auto}</style>
<h1>${escape(first)}</h1>${pictures.map(({ path }) => `<img src="${path}" alt="">`).join('')}
${rest.map((text) => `<p>${escape(text)}</p>`).join('')}</html>`;
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  const server: Server = createServer((request, response) => {
    const picture = byPath.get(request.url ?? '');
    if (picture) response.writeHead(200, picture.headers).end(picture.body);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The twin has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
