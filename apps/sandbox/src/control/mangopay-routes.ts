import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { MangopayFailure } from '../mangopay/api/failure.js';
import type { MangopaySettings } from '../mangopay/documents.js';
import { endpointName } from '../mangopay/hooks/telling.js';
import { mangopayConservation } from '../mangopay/money/conservation.js';
import { arriveWire, CARD_ENDINGS, endCard, giveUpWire, isCardEnding } from '../mangopay/money/pay-ins.js';
import { bouncePayOut, sendPayOut } from '../mangopay/money/pay-outs.js';
import { refundPayIn } from '../mangopay/money/refunds.js';
import { ofKind } from '../mangopay/money/transactions.js';
import { decidePaper } from '../mangopay/users/kyc.js';
import { confirmUser } from '../mangopay/users/users.js';
import { found } from './attempt.js';
import { ControlError, inputOf, optionalText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const MOST = 1_000_000_000_000;
const LONGEST_SECONDS = 10_000_000;

const required = (happened: boolean): void => {
  if (!happened) throw new ControlError(409, 'It is over, or not so far');
};

const settingsOf = (input: Input): Partial<MangopaySettings> =>
  Object.fromEntries(
    (['tokenSeconds', 'kycSeconds'] as const).flatMap((name) =>
      input[name] === undefined ? [] : [[name, wholeNumber(input, name, 0, 0, LONGEST_SECONDS)]],
    ),
  );

/** The outside of Mangopay: payers, banks, its own reviewers. */
export function registerMangopayRoutes(app: FastifyInstance, { mangopay, store }: SandboxParts): void {
  const act = (url: string, work: (id: string, input: Input) => unknown): void => {
    app.post(`/mangopay${url}`, async (request, reply) => {
      await mangopay.wake();
      try {
        const result = work(pathParameter(request.params, 'id'), inputOf(request.body));
        await store.flush();
        return await reply.send(result);
      } catch (error) {
        if (error instanceof MangopayFailure) throw new ControlError(409, JSON.stringify(error.errors));
        throw error;
      }
    });
  };
  const payInOf = (id: string) => found(ofKind(mangopay, id, 'PAYIN'), 'payment in');
  const payOutOf = (id: string) => found(ofKind(mangopay, id, 'PAYOUT'), 'payout');

  app.get('/mangopay/conservation', async () => {
    await mangopay.wake();
    return mangopayConservation(mangopay);
  });
  app.get('/mangopay/hooks', async () => ({
    hooks: mangopay.hooks.all().map((hook) => ({ ...hook, endpoint: endpointName(hook) })),
  }));
  app.get('/mangopay/transactions', async () => ({ transactions: mangopay.transactions.all() }));
  act('/settings', (_id, input) => mangopay.change(settingsOf(input)));
  act('/tokens/end', () => {
    mangopay.tokens.endAll();
    return { ended: true };
  });
  act('/users/:id/confirm', (id) => {
    const user = found(mangopay.users.get(id), 'user');
    confirmUser(mangopay, user);
    return user;
  });
  act('/kyc/:id/decide', (id, input) => {
    const paper = found(mangopay.papers.get(id), 'document');
    required(decidePaper(mangopay, paper, optionalText(input, 'refused') ?? null));
    return paper;
  });
  act('/payins/:id/card', (id, input) => {
    const { ending = 'accepted' } = input;
    if (!isCardEnding(ending)) {
      throw new ControlError(400, `ending must be one of ${Object.keys(CARD_ENDINGS).join(', ')}`);
    }
    required(endCard(mangopay, payInOf(id), ending));
    return payInOf(id);
  });
  act('/payins/:id/wire', (id, input) => {
    const payIn = payInOf(id);
    required(arriveWire(mangopay, payIn, wholeNumber(input, 'amount', payIn.debited.Amount, 1, MOST)));
    return payIn;
  });
  act('/payins/:id/give-up', (id) => {
    required(giveUpWire(mangopay, payInOf(id)));
    return payInOf(id);
  });
  act('/payins/:id/refund', (id, input) =>
    refundPayIn(mangopay, payInOf(id), wholeNumber(input, 'amount', payInOf(id).debited.Amount, 1, MOST)),
  );
  act('/payouts/:id/settle', (id, input) => {
    required(sendPayOut(mangopay, payOutOf(id), input['outcome'] !== 'failed'));
    return payOutOf(id);
  });
  act('/payouts/:id/bounce', (id) => {
    required(bouncePayOut(mangopay, payOutOf(id)));
    return payOutOf(id);
  });
}
