import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

export interface AskedOf {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a stand-in answers; `drop` closes the connection instead. */
export interface Said {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  drop?: boolean;
}

/** A server that answers an adapter as its spec says, and keeps what it was asked: no other code of the product is in it. */
export class StandIn {
  readonly asked: AskedOf[] = [];
  answer: (asked: AskedOf) => Said = () => ({ status: 500 });

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StandIn> {
    const server = createServer();
    const standIn = new StandIn(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        const asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
        standIn.asked.push(asked);
        const { status = 200, headers = {}, body: said = '', drop = false } = standIn.answer(asked);
        if (drop) request.socket.destroy();
        else response.writeHead(status, headers).end(said);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  get last(): AskedOf {
    const last = this.asked.at(-1);
    if (last === undefined) throw new Error('Nothing was asked');
    return last;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** What a schema file finds wrong with a value; null where nothing is. */
export function faultBy(schemaFile: URL, value: unknown): string | null {
  const ajv = new Ajv({ strict: false });
  const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}
