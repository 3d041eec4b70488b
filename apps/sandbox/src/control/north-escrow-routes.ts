import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { ENDINGS, type Ending } from '../north/escrow/documents.js';
import { moveTo } from '../north/escrow/funds.js';
import { finishLink } from '../north/escrow/links.js';
import { found } from './attempt.js';
import { ControlError, inputOf, optionalText, requiredText, wholeNumber } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const isEnding = (value: string): value is Ending => ENDINGS.some((ending) => ending === value);

const MOVES = {
  settle: ['Settled', ''],
  decline: ['Declined', 'Declined by the bank'],
  void: ['Voided', ''],
} as const;

const isMove = (value: string): value is keyof typeof MOVES => Object.hasOwn(MOVES, value);

/** The escrow of North Capital from outside: what people do on its pages, and what banks answer. */
export function registerNorthEscrowRoutes(app: FastifyInstance, { northEscrow, store }: SandboxParts): void {
  app.get('/north/escrow', async () => ({
    links: northEscrow.links.all(),
    trades: northEscrow.trades.all(),
    moves: northEscrow.moves.all(),
  }));
  app.post('/north/links/:token/finish', async (request) => {
    const link = found(northEscrow.links.get(pathParameter(request.params, 'token')), 'page');
    const input = inputOf(request.body);
    const ending = optionalText(input, 'ending') ?? 'settles';
    if (!isEnding(ending)) throw new ControlError(400, `ending must be one of ${ENDINGS.join(', ')}`);
    finishLink(northEscrow, link, { name: optionalText(input, 'name') ?? 'First Escrow Bank', ending });
    await store.flush();
    return link;
  });
  app.post('/north/offerings/:id', async (request) => {
    const cents = wholeNumber(inputOf(request.body), 'unitPrice', 100, 1, 1_000_000_000);
    northEscrow.prices.put(pathParameter(request.params, 'id'), { cents });
    await store.flush();
    return { unitPrice: cents };
  });
  app.post('/north/moves/:id/:what', async (request) => {
    const move = found(northEscrow.moves.get(pathParameter(request.params, 'id')), 'movement');
    const what = pathParameter(request.params, 'what');
    if (what === 'return') moveTo(northEscrow, move, 'Returned', requiredText(inputOf(request.body), 'code'));
    else if (isMove(what)) moveTo(northEscrow, move, MOVES[what][0], MOVES[what][1]);
    else throw new ControlError(404, 'No such end of a movement');
    await store.flush();
    return move;
  });
}
