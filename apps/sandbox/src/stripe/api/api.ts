import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultBook } from '../../core/faults.js';
import { newId } from '../../core/identifiers.js';
import { afterOperation, beforeOperation, unknownError } from './api-faults.js';
import { accountOf, authenticate, bodyOf, header, pathOf, queryOf, requireForm } from './api-request.js';
import { expand } from './expand.js';
import { StripeFailure } from './failure.js';
import { parseForm } from './form.js';
import { fingerprintOf, type Claim, type IdempotencyKeys } from './idempotency.js';
import type { Operation } from './operation.js';
import { OPERATIONS } from '../operations/index.js';
import { Parameters } from './parameters.js';
import { API_VERSION, type StripeWorld } from '../world.js';

export interface StripeApiOptions {
  readonly world: StripeWorld;
  readonly keys: IdempotencyKeys;
  readonly faults: FaultBook;
  readonly secretKey: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function execute(operation: Operation, request: FastifyRequest, world: StripeWorld): Answer {
  const account = accountOf(request, world);
  const params = new Parameters(parseForm(operation.method === 'POST' ? bodyOf(request) : queryOf(request)));
  params.allow(operation.params);
  const answer = operation.run({ world, account, params, path: pathOf(request) });
  return { status: 200, body: world.write(expand(world, answer, params.texts('expand'))) };
}

const refusal = (world: StripeWorld, error: StripeFailure, requestId: string): Answer => ({
  status: error.status,
  body: world.write(error.bodyFor(requestId)),
});

/** One call: its key, its fault, its effect, its answer, in this order. */
class Performance {
  constructor(
    private readonly options: StripeApiOptions,
    private readonly operation: Operation,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly requestId: string,
  ) {}

  async run(): Promise<void> {
    const { world, faults } = this.options;
    const claim = this.claim();
    // A repeated call can be hit as well: else an answer lost with every retry of a client could not be played.
    const fault = faults.take('stripe', this.operation.name);
    let answer: Answer;
    try {
      const before = await beforeOperation(fault, this.request, this.reply, claim?.kind === 'replay');
      if (before === 'answered') return;
      answer = claim?.kind === 'replay' ? this.replay(claim) : this.execute(fault?.effect === 'commit_then_500');
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      answer = refusal(world, error, this.requestId);
      if (claim?.kind === 'run' && error.executed) this.keep(answer);
    } finally {
      if (claim?.kind === 'run') this.options.keys.release(this.scope, this.key ?? '');
    }
    await world.store.flush();
    if ((await afterOperation(fault, answer.body, this.request, this.reply)) === 'answered') return;
    await this.reply.status(answer.status).type('application/json').send(answer.body);
  }

  private get key(): string | undefined {
    return this.operation.method === 'POST' ? header(this.request, 'idempotency-key') : undefined;
  }

  private get scope(): string {
    return header(this.request, 'stripe-account') ?? '';
  }

  private get fingerprint(): string {
    return fingerprintOf(this.operation.method, this.request.raw.url ?? '', bodyOf(this.request));
  }

  private claim(): Claim | undefined {
    const { key } = this;
    if (key === undefined) return undefined;
    void this.reply.header('idempotency-key', key);
    const { keys, world } = this.options;
    return keys.claim(this.scope, key, this.fingerprint, world.clock.now());
  }

  private replay({ answer }: Extract<Claim, { kind: 'replay' }>): Answer {
    void this.reply.header('idempotent-replayed', 'true').header('original-request', answer.requestId);
    return answer;
  }

  private execute(thenFail: boolean): Answer {
    const { world } = this.options;
    const cause = { id: this.requestId, idempotency_key: this.key ?? null };
    const answer = world.causedBy(cause, () => execute(this.operation, this.request, world));
    const told = thenFail ? refusal(world, unknownError(), this.requestId) : answer;
    this.keep(told);
    return told;
  }

  private keep({ status, body }: Answer): void {
    const { key, requestId, fingerprint } = this;
    if (key === undefined) return;
    const { keys, world } = this.options;
    keys.keep(this.scope, key, { fingerprint, requestId, at: world.clock.now(), status, body });
  }
}

const unrecognised = (request: FastifyRequest): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method}: ${(request.raw.url ?? '').split('?', 1)[0]}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  });

/** Adds the operations of `/v1` to a listener. */
export function registerStripeApi(app: FastifyInstance, options: StripeApiOptions): void {
  const { world, secretKey } = options;
  const answering = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (requestId: string) => Promise<void>,
  ): Promise<FastifyReply> => {
    const requestId = newId('req', 14);
    void reply.header('request-id', requestId).header('stripe-version', API_VERSION);
    try {
      authenticate(request, secretKey);
      await work(requestId);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      const { status, body } = refusal(world, error, requestId);
      await reply.status(status).type('application/json').send(body);
    }
    return reply;
  };

  for (const operation of OPERATIONS) {
    app.route({
      method: operation.method,
      url: operation.url,
      handler: (request, reply) =>
        answering(request, reply, async (requestId) => {
          requireForm(request);
          await world.clock.refresh();
          world.scheduler.runDue();
          await new Performance(options, operation, request, reply, requestId).run();
        }),
    });
  }
  app.setNotFoundHandler((request, reply) =>
    answering(request, reply, async () => {
      throw unrecognised(request);
    }),
  );
}
