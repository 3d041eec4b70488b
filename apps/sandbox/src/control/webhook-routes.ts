import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { FORGERIES, type Delivery, type Forgery } from '../webhooks/delivery.js';
import { parsePolicyAction, type Policy } from '../webhooks/policies.js';
import { ControlError, inputOf, optionalText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

export async function addPolicy(parts: SandboxParts, input: Input): Promise<Policy> {
  const action = parsePolicyAction(input);
  if (typeof action === 'string') throw new ControlError(400, action);
  const policy = parts.webhooks.policies.add({
    endpoint: optionalText(input, 'endpoint') ?? '*',
    type: optionalText(input, 'type') ?? '*',
    action,
    times: wholeNumber(input, 'times', 1, 1, 1_000_000),
  });
  await parts.store.flush();
  return policy;
}

function forgeryOf(input: Input): Forgery | null {
  const asked = optionalText(input, 'forgery');
  if (asked === undefined) return null;
  const found = FORGERIES.find((forgery) => forgery === asked);
  if (!found) throw new ControlError(400, `forgery must be one of ${FORGERIES.join(', ')}`);
  return found;
}

export async function resend(parts: SandboxParts, id: string, input: Input): Promise<Delivery> {
  const delivery = parts.webhooks.resend(id, forgeryOf(input));
  if (!delivery) throw new ControlError(404, 'No such delivery');
  await parts.store.flush();
  return delivery;
}

export function registerWebhookRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { webhooks, store } = parts;
  app.get('/webhooks/deliveries', async (request) => {
    const input = inputOf(request.query);
    const [type, state] = [optionalText(input, 'type'), optionalText(input, 'state')];
    const deliveries = webhooks
      .list()
      .filter((delivery) => (type ?? delivery.type) === delivery.type && (state ?? delivery.state) === delivery.state);
    return { deliveries: deliveries.toReversed().slice(0, wholeNumber(input, 'limit', 100, 1, 10_000)) };
  });
  app.get('/webhooks/deliveries/:id', async (request) => {
    const delivery = webhooks.find(pathParameter(request.params, 'id'));
    if (!delivery) throw new ControlError(404, 'No such delivery');
    return delivery;
  });
  app.post('/webhooks/deliveries/:id/resend', async (request, reply) => {
    const id = pathParameter(request.params, 'id');
    return reply.status(201).send(await resend(parts, id, inputOf(request.body)));
  });
  app.get('/webhooks/policies', async () => ({ policies: webhooks.policies.list() }));
  app.post('/webhooks/policies', async (request, reply) =>
    reply.status(201).send(await addPolicy(parts, inputOf(request.body))),
  );
  app.delete('/webhooks/policies', async (_request, reply) => {
    webhooks.policies.clear();
    await store.flush();
    return reply.status(204).send();
  });
  app.post('/webhooks/flush', async () => webhooks.flush());
}
