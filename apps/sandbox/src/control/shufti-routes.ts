import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { ENDINGS, isEnding, type Check, type ShuftiSettings } from '../shufti/checks.js';
import { found } from './attempt.js';
import { ControlError, inputOf, optionalText, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const SIGNATURES = ['hashed', 'legacy'] as const;

function codesOf({ codes = [] }: Input): string[] {
  if (!Array.isArray(codes)) throw new ControlError(400, 'codes must be a list');
  return codes.map(String);
}

function settingsOf(input: Input): Partial<ShuftiSettings> {
  const { signature, callbackFirst, echoKeys } = input;
  const registeredOrigin = optionalText(input, 'registeredOrigin');
  const known = SIGNATURES.find((way) => way === signature);
  if (signature !== undefined && known === undefined) throw new ControlError(400, 'signature must be hashed or legacy');
  return {
    ...(known === undefined ? {} : { signature: known }),
    ...(callbackFirst === undefined ? {} : { callbackFirst: callbackFirst === true }),
    ...(registeredOrigin === undefined ? {} : { registeredOrigin }),
    ...(echoKeys === undefined ? {} : { echoKeys: echoKeys === true }),
  };
}

/** The outside of Shufti Pro: people on its page, its own reviewers, and how the account is set up. */
export function registerShuftiRoutes(app: FastifyInstance, { shufti, store, clock, scheduler }: SandboxParts): void {
  const checkOf = async (params: unknown): Promise<Check> => {
    await clock.refresh();
    scheduler.runDue();
    return found(shufti.find(pathParameter(params, 'reference')), 'check');
  };
  app.get('/shufti/checks', async () => ({ checks: shufti.all() }));
  app.get('/shufti/settings', async () => shufti.settings);
  app.post('/shufti/settings', async (request) => {
    const settings = shufti.change(settingsOf(inputOf(request.body)));
    await store.flush();
    return settings;
  });
  app.post('/shufti/checks/:reference/finish', async (request) => {
    const check = await checkOf(request.params);
    const input = inputOf(request.body);
    const { ending } = input;
    if (!isEnding(ending)) throw new ControlError(400, `ending must be one of ${ENDINGS.join(', ')}`);
    const documentExpiresOn = optionalText(input, 'documentExpiresOn');
    shufti.finish(check, { ending, codes: codesOf(input), ...(documentExpiresOn ? { documentExpiresOn } : {}) });
    await store.flush();
    return check;
  });
  app.post('/shufti/checks/:reference/revise', async (request) => {
    const check = await checkOf(request.params);
    const input = inputOf(request.body);
    shufti.revise(check, input['passed'] === true, codesOf(input));
    await store.flush();
    return check;
  });
}
