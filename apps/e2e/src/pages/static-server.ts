import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';

export interface StaticFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A page without any script, served from memory. */
export interface StaticPage {
  url: string;
  close(): Promise<void>;
}

/** Serves files by their paths, and the document for every other address. */
export async function serveStatic(document: StaticFile, files: ReadonlyMap<string, StaticFile>): Promise<StaticPage> {
  const server: Server = createServer(({ url = '/' }, response) => {
    const { headers, body } = files.get(url) ?? document;
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The static page has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;
