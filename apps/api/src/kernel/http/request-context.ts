import { AsyncLocalStorage } from 'node:async_hooks';

/** What the trail tells of a request, wherever in it something is recorded. */
export interface RequestContext {
  ip: string;
  requestId: string;
  /** SEC-58: the caller is an admin who views the site as somebody: nothing may be changed, here or anywhere else. */
  viewOnly?: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Null outside of a request: in jobs and commands. */
export const requestContext = (): RequestContext | null => contexts.getStore() ?? null;

export const withRequestContext = (context: RequestContext, work: () => void): void => contexts.run(context, work);

export const isViewOnly = (): boolean => contexts.getStore()?.viewOnly === true;

/** From here on the request only reads. */
export function viewOnly(): void {
  const context = contexts.getStore();
  if (context === undefined) throw new Error('A request without its context could not be held to reading');
  context.viewOnly = true;
}
