import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { isStatus, STATUSES, type Status } from '../north/parties.js';
import { found } from './attempt.js';
import { ControlError, inputOf, requiredText, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

function statusOf(input: Input, name: string): Status {
  const status = requiredText(input, name);
  if (!isStatus(status)) throw new ControlError(400, `${name} must be one of ${STATUSES.join(', ')}`);
  return status;
}

/** The outside of North Capital: its own reviewers, and how the account is set up. */
export function registerNorthRoutes(app: FastifyInstance, { north, store }: SandboxParts): void {
  app.get('/north/parties', async () => ({ parties: north.all() }));
  app.post('/north/settings', async (request) => {
    const settings = north.change({ encrypted: inputOf(request.body)['encrypted'] !== false });
    await store.flush();
    return settings;
  });
  app.post('/north/parties/:id/decide', async (request) => {
    const party = found(north.find(pathParameter(request.params, 'id')), 'party');
    const input = inputOf(request.body);
    const [kyc, aml] = [statusOf(input, 'kyc'), statusOf(input, 'aml')];
    north.decide(party, kyc, aml);
    north.tell('updateKycAml', JSON.stringify({ statusCode: '101', partyId: party.partyId, 'KYC Status': kyc }));
    await store.flush();
    return party;
  });
  app.post('/north/ai-requests/:id/decide', async (request) => {
    const ai = found(north.findRequest(pathParameter(request.params, 'id')), 'request');
    const input = inputOf(request.body);
    ai.status = requiredText(input, 'status');
    ai.accredited = requiredText(input, 'accredited');
    north.keepRequest(ai);
    await store.flush();
    return ai;
  });
}
