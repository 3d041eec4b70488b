import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../core/faulty-call.js';
import type { FaultBook } from '../core/faults.js';
import { FUND_METHODS } from './escrow/fund-methods.js';
import { LINK_METHODS } from './escrow/link-methods.js';
import { TRADE_METHODS } from './escrow/trade-methods.js';
import type { NorthEscrow } from './escrow/world.js';
import { METHODS, type Fields, type Reply } from './methods.js';
import { TOLD_METHODS } from './parties.js';
import { readMultipart } from '../core/read-multipart.js';

/** The client that this North Capital knows. */
export const NORTH_CLIENT = { id: 'north-sandbox-client', key: 'north-sandbox-key' } as const;
export const NORTH_PREFIX = '/north/tapiv3/index.php/v3';

const isTold = (method: string): boolean => TOLD_METHODS.some((told) => told === method);

/** Fields of a form, of JSON, or of a form with a file. */
function fieldsOf(request: FastifyRequest): Record<string, string> {
  const { body } = request;
  if (typeof body === 'string') return Object.fromEntries(new URLSearchParams(body));
  if (Buffer.isBuffer(body)) return readMultipart(body, request.headers['content-type'] ?? '');
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}

/** Keys in the header take precedence over those in the body. */
function isClient({ headers }: FastifyRequest, fields: Record<string, string>): boolean {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return (bearer ?? `${fields['clientID']}:${fields['developerAPIKey']}`) === `${NORTH_CLIENT.id}:${NORTH_CLIENT.key}`;
}

/** Every method, by its name and verb. */
const methodsOf = (escrow: NorthEscrow) => [
  ...METHODS.map(({ method, verb, run }) => ({ method, verb, run: (fields: Fields) => run(escrow.parties, fields) })),
  ...[...LINK_METHODS, ...TRADE_METHODS, ...FUND_METHODS].map(({ method, verb, run }) => ({
    method,
    verb,
    run: (fields: Fields) => run(escrow, fields),
  })),
];

const answer = (reply: Reply): ProviderAnswer => ({ status: 200, body: JSON.stringify(reply) });

/** The methods of TransactAPI: always 200 with a `statusCode`, whatever was asked. */
export function registerNorthApi(app: FastifyInstance, escrow: NorthEscrow, faults: FaultBook): void {
  const { parties } = escrow;
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { method, verb, run } of methodsOf(escrow)) {
      const handle = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        faultyCall(
          {
            provider: 'north',
            operation: method,
            faults,
            store: parties.store,
            failure: (status) => ({
              status,
              body: JSON.stringify({ statusCode: '999', statusDesc: 'Try again later' }),
            }),
            run: () => {
              const fields = fieldsOf(request);
              if (!isClient(request, fields)) {
                return {
                  ...answer({ statusCode: '103', statusDesc: 'Developer API key/Client ID is missing/Invalid' }),
                  status: 401,
                };
              }
              const said = run(fields);
              // Some replies repeat the keys of the caller.
              const told = answer({ ...said, ...(isTold(method) ? { developerAPIKey: NORTH_CLIENT.key } : {}) });
              if (said.statusCode === '101' && isTold(method)) parties.tell(method, told.body);
              return told;
            },
          },
          request,
          reply,
        );
      scope.route({ method: verb, url: `${NORTH_PREFIX}/${method}`, handler: handle });
    }
  });
}
