import { AsyncLocalStorage } from 'node:async_hooks';
import type { Identity } from './request.js';

/** The audit log's data about a request, wherever an entry is made in it. */
export interface RequestContext {
  ip: string;
  requestId: string;
  /** The browser, for the evidence of a signature. */
  userAgent?: string;
  /** SEC-58: the caller is an admin who views the site as somebody: nothing may be changed, here or anywhere else. */
  viewOnly?: boolean;
  /** The caller: the admin who views the site as a user, and not that user; unset for a visitor. */
  userId?: string;
  /** For the log alone: the account that a visitor tries to get into, once it is known, or that an admin views. */
  accountId?: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Null outside of a request: in jobs and commands. */
export const requestContext = (): RequestContext | null => contexts.getStore() ?? null;

export const withRequestContext = (context: RequestContext, work: () => void): void => contexts.run(context, work);

/**
 * Work that a long request does on the process's own behalf: without the caller's rights, and not logged in their name.
 */
export const outsideOfRequest = <T>(work: () => T): T => contexts.exit(work);

export const isViewOnly = (): boolean => contexts.getStore()?.viewOnly === true;

/** From now on the request is read-only. */
export function viewOnly(): void {
  const context = contexts.getStore();
  if (context === undefined) throw new Error('Read-only access cannot be enforced: the request has no context');
  context.viewOnly = true;
}

/** SEC-46, SEC-58, SEC-59: the caller, once the guard has identified them; entries about a view name the admin. */
export function nameCaller(caller: Pick<Identity, 'userId' | 'viewerId'> | undefined): void {
  const context = requestContext();
  if (context === null || caller === undefined) return;
  const { userId, viewerId } = caller;
  context.userId = viewerId ?? userId;
  if (viewerId !== null) context.accountId = userId;
}

/** SEC-59: the account of a sign-in or a code, so that a refusal can be recorded in the log. */
export function nameAccount(accountId: string | undefined): void {
  const context = requestContext();
  if (context !== null && accountId !== undefined) context.accountId = accountId;
}

/** SEC-59: the caller and the address, for the log; ids only, nothing secret. */
export function whoIsAsking(): string {
  const { ip, userId, accountId } = requestContext() ?? {};
  return `ip=${ip ?? '-'} user=${userId ?? '-'} account=${accountId ?? userId ?? '-'}`;
}
