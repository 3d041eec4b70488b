import { AsyncLocalStorage } from 'node:async_hooks';

/** What the trail tells of a request, wherever in it something is recorded. */
export interface RequestContext {
  ip: string;
  requestId: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Null outside of a request: in jobs and commands. */
export const requestContext = (): RequestContext | null => contexts.getStore() ?? null;

export const withRequestContext = (context: RequestContext, work: () => void): void => contexts.run(context, work);
