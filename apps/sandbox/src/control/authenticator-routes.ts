import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { SecretError, type AuthenticatorCode } from '../authenticator/authenticator.js';
import { ControlError, inputOf, requiredText, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

export async function addSecret(parts: SandboxParts, input: Input): Promise<AuthenticatorCode | undefined> {
  const label = requiredText(input, 'label');
  try {
    parts.authenticator.add(label, requiredText(input, 'secret'));
  } catch (error) {
    if (error instanceof SecretError) throw new ControlError(400, error.message);
    throw error;
  }
  await parts.store.flush();
  return parts.authenticator.code(label);
}

export function registerAuthenticatorRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/authenticator', async () => ({
    codes: parts.authenticator.list().map(({ label }) => parts.authenticator.code(label)),
  }));
  app.post('/authenticator', async (request, reply) =>
    reply.status(201).send(await addSecret(parts, inputOf(request.body))),
  );
  app.get('/authenticator/:label/code', async (request) => {
    const code = parts.authenticator.code(pathParameter(request.params, 'label'));
    if (!code) throw new ControlError(404, 'No such entry');
    return code;
  });
}
