import type { FastifyInstance } from 'fastify';
import { ClockError } from '../core/clock.js';
import { ControlError, inputOf, optionalText, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

export const clockState = ({ clock }: SandboxParts): { now: string; offsetMs: number; source: string } => ({
  now: new Date(clock.now()).toISOString(),
  offsetMs: clock.offset,
  source: clock.kind,
});

/** Moves the clock as asked: by `advanceMs`, or to the instant `to`. Forward only. */
export async function moveClock(parts: SandboxParts, input: Input): Promise<void> {
  const to = optionalText(input, 'to');
  const target = to === undefined ? undefined : Date.parse(to);
  if (target !== undefined && Number.isNaN(target)) throw new ControlError(400, 'to must be an instant in ISO 8601');
  await parts.clock.refresh();
  const milliseconds = target === undefined ? input['advanceMs'] : target - parts.clock.now();
  if (typeof milliseconds !== 'number') throw new ControlError(400, 'Give advanceMs or to');
  try {
    await parts.clock.advance(Math.ceil(milliseconds));
  } catch (error) {
    if (error instanceof ClockError) throw new ControlError(400, error.message);
    throw error;
  }
  await parts.store.flush();
}

export function registerClockRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/clock', async () => {
    await parts.clock.refresh();
    return clockState(parts);
  });
  app.post('/clock', async (request) => {
    await moveClock(parts, inputOf(request.body));
    return clockState(parts);
  });
}
