import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import type { MailFilter } from '../mail/inbox.js';
import { ControlError, inputOf, optionalText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const LONGEST_WAIT_MS = 60_000;
const DEFAULT_WAIT_MS = 10_000;

function filterOf(input: Input): MailFilter {
  const [to, subject, since] = ['to', 'subject', 'since'].map((name) => optionalText(input, name));
  if (since !== undefined && Number.isNaN(Date.parse(since))) throw new ControlError(400, 'since must be ISO 8601');
  return {
    ...(to === undefined ? {} : { to }),
    ...(subject === undefined ? {} : { subject }),
    ...(since === undefined ? {} : { since }),
  };
}

export function registerMailRoutes(app: FastifyInstance, { inbox, store }: SandboxParts): void {
  app.get('/mail', async (request) => ({ messages: inbox.list(filterOf(inputOf(request.query))) }));
  app.get('/mail/wait', async (request) => {
    const input = inputOf(request.query);
    const timeoutMs = wholeNumber(input, 'timeoutMs', DEFAULT_WAIT_MS, 0, LONGEST_WAIT_MS);
    const message = await inbox.wait(filterOf(input), timeoutMs);
    if (!message) throw new ControlError(404, `No such mail came within ${timeoutMs} ms`);
    return message;
  });
  app.get('/mail/:id', async (request) => {
    const message = inbox.get(pathParameter(request.params, 'id'));
    if (!message) throw new ControlError(404, 'No such mail');
    return message;
  });
  app.delete('/mail', async (_request, reply) => {
    inbox.clear();
    await store.flush();
    return reply.status(204).send();
  });
}
