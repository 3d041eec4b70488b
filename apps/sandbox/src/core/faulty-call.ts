import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropConnection, hold, sendErrorPage } from './connection.js';
import type { Fault, FaultBook, FaultEffect } from './faults.js';
import type { Store } from './store.js';

/** An answer of a provider, as text: its signature is of these bytes. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FaultyCall {
  readonly provider: string;
  readonly operation: string;
  readonly faults: FaultBook;
  readonly store: Store;
  /** What the provider answers to a fault of this status. */
  failure(status: 429 | 500): ProviderAnswer;
  /** The call's effect; it is told of the fault, which may be one of the provider's own. */
  run(effect: FaultEffect | undefined): ProviderAnswer | Promise<ProviderAnswer>;
}

const send = (reply: FastifyReply, { status, body, headers = {} }: ProviderAnswer): FastifyReply =>
  reply.status(status).type('application/json').headers(headers).send(body);

/** What a fault does before the call has an effect; null where it goes on. */
async function before(
  { failure }: FaultyCall,
  fault: Fault | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  switch (fault?.effect) {
    case 'http_500':
    case 'http_429':
      return send(reply, failure(fault.effect === 'http_500' ? 500 : 429));
    case 'timeout_before_commit':
      await hold(request, fault.latencyMs);
      dropConnection(request, reply);
      return reply;
    case 'html_error_page':
      return sendErrorPage(reply);
    case 'latency':
      await hold(request, fault.latencyMs);
      return null;
    default:
      return null;
  }
}

/** One call of a provider: its fault, its effect, its answer, in this order. */
export async function faultyCall(
  call: FaultyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fault = call.faults.take(call.provider, call.operation);
  const ended = await before(call, fault, request, reply);
  if (ended !== null) return ended;
  const answer = await call.run(fault?.effect);
  await call.store.flush();
  switch (fault?.effect) {
    case 'commit_then_drop':
      dropConnection(request, reply);
      return reply;
    case 'commit_then_500':
      return send(reply, call.failure(500));
    case 'malformed_json':
      return send(reply, { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) });
    default:
      return send(reply, answer);
  }
}
