import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../core/faulty-call.js';
import type { FaultBook } from '../core/faults.js';
import { answerOf, phpJson, signatureOf, type Json } from './answers.js';
import type { ShuftiChecks } from './checks.js';
import { readRequest } from './read-request.js';

/** The client that this Shufti Pro knows. */
export const SHUFTI_CLIENT = { id: 'shufti-sandbox-client', secret: 'shufti-sandbox-secret' } as const;

interface ShuftiApi {
  readonly checks: ShuftiChecks;
  readonly faults: FaultBook;
  readonly secret: string;
  /** Where its hosted pages are, as browsers see them. */
  pages(): string;
}

const invalid = (key: string, message: string, reference: unknown = ''): Json => ({
  reference: typeof reference === 'string' ? reference : '',
  event: 'request.invalid',
  error: { service: '', key, message },
});

const fieldsOf = (request: FastifyRequest): Json =>
  typeof request.body === 'object' && request.body !== null ? { ...request.body } : {};

/** `POST /`, `/status` and `/delete`, with Basic credentials, every answer signed. */
export function registerShuftiApi(app: FastifyInstance, api: ShuftiApi): void {
  const { checks, faults, secret } = api;
  const signed = (status: number, body: Json): ProviderAnswer => {
    const text = phpJson({ ...body, ...checks.echo({ client_id: SHUFTI_CLIENT.id, secret_key: secret }) });
    return { status, body: text, headers: { signature: signatureOf(text, secret, checks.settings.signature) } };
  };
  const isClient = ({ headers }: FastifyRequest): boolean => {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    return Buffer.from(basic, 'base64').toString('utf8') === `${SHUFTI_CLIENT.id}:${secret}`;
  };
  const ask = (fields: Json): ProviderAnswer => {
    const read = readRequest(fields, checks.settings.registeredOrigin);
    if ('fault' in read) return signed(400, invalid(read.fault.key, read.fault.message, fields['reference']));
    if (checks.find(read.asked.reference) !== undefined) {
      return signed(409, invalid('reference', 'The reference has already been taken.', read.asked.reference));
    }
    const check = checks.open(read.asked, read.minutes);
    return signed(200, { ...answerOf(check), verification_url: `${api.pages()}/shufti/process/${check.token}` });
  };
  const status = ({ reference }: Json): ProviderAnswer => {
    const check = typeof reference === 'string' ? checks.find(reference) : undefined;
    return check === undefined
      ? signed(404, invalid('reference', 'The reference could not be found.', reference))
      : signed(200, answerOf(check));
  };
  const remove = ({ reference, comment }: Json): ProviderAnswer => {
    const check = typeof reference === 'string' ? checks.find(reference) : undefined;
    if (check === undefined) return signed(404, invalid('reference', 'The reference could not be found.', reference));
    if (typeof comment !== 'string' || comment.length < 5) {
      return signed(400, invalid('comment', 'The comment must be at least 5 characters.', reference));
    }
    checks.remove(check);
    return signed(200, { reference: check.reference, event: 'request.deleted' });
  };

  const route = (paths: readonly string[], operation: string, run: (fields: Json) => ProviderAnswer): void => {
    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      await checks.clock.refresh();
      return faultyCall(
        {
          provider: 'shufti',
          operation,
          faults,
          store: checks.store,
          failure: (code) => signed(code, invalid('', code === 429 ? 'Too many requests.' : 'Internal server error.')),
          run: () =>
            isClient(request)
              ? run(fieldsOf(request))
              : signed(401, {
                  ...invalid('', 'Authorization keys are missing/invalid.'),
                  event: 'request.unauthorized',
                }),
        },
        request,
        reply,
      );
    };
    for (const path of paths) app.post(path, handle);
  };
  route(['/shufti', '/shufti/'], 'verification.create', ask);
  route(['/shufti/status'], 'verification.status', status);
  route(['/shufti/delete'], 'verification.delete', remove);
}
