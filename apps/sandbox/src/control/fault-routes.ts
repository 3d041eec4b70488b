import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { FAULT_EFFECTS, isFaultEffect, type Fault } from '../core/faults.js';
import { ControlError, inputOf, optionalText, requiredText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const PROVIDERS = [
  'stripe',
  'shufti',
  'north',
  'paypal',
  'plaid',
  'mangopay',
  'mail',
  'recaptcha',
  'hcaptcha',
  'turnstile',
  'ecb',
];
const LONGEST_MS = 600_000;
const DEFAULT_LATENCY_MS = 3000;

export async function addFault(parts: SandboxParts, input: Input): Promise<Fault> {
  const provider = requiredText(input, 'provider');
  if (!PROVIDERS.includes(provider)) throw new ControlError(400, `provider must be one of ${PROVIDERS.join(', ')}`);
  const effect = requiredText(input, 'effect');
  if (!isFaultEffect(effect)) throw new ControlError(400, `effect must be one of ${FAULT_EFFECTS.join(', ')}`);
  const fault = parts.faults.add({
    provider,
    operation: optionalText(input, 'operation') ?? '*',
    effect,
    times: wholeNumber(input, 'times', 1, 1, 1_000_000),
    latencyMs: wholeNumber(input, 'latencyMs', DEFAULT_LATENCY_MS, 0, LONGEST_MS),
  });
  await parts.store.flush();
  return fault;
}

export function registerFaultRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/faults', async () => ({ faults: parts.faults.list() }));
  app.post('/faults', async (request, reply) => reply.status(201).send(await addFault(parts, inputOf(request.body))));
  app.delete('/faults', async (_request, reply) => {
    parts.faults.clear();
    await parts.store.flush();
    return reply.status(204).send();
  });
  app.delete('/faults/:id', async (request, reply) => {
    parts.faults.clear(pathParameter(request.params, 'id'));
    await parts.store.flush();
    return reply.status(204).send();
  });
}
