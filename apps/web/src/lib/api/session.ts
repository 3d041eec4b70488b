import type { LoginReply } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useSyncExternalStore } from 'react';
import { inBrowser, pageScope } from '../page/page-scope.js';

/** The keys are those of the specification, section 3 ("Local storage"). */
const KEYS = { token: 'token', expires: 'expirationDate', userType: 'userType', slug: 'slug' } as const;

export interface Session {
  token: string;
  /** ISO instant at which the server ends the session whatever happens. */
  expirationDate: string;
  /** SEC-58: the name of the account that an admin looks through; nothing can be changed. */
  viewing?: string;
}

/** In this tab alone: put there by the console (apps/admin/src/features/users/open-view.ts). */
const VIEW_KEY = 'viewSession';

const readView = (): Session | null => {
  const kept = sessionStorage.getItem(VIEW_KEY);
  const value: unknown = kept === null ? null : JSON.parse(kept);
  if (typeof value !== 'object' || value === null) return null;
  const { token, expirationDate, name } = value as Record<string, unknown>; // each is looked at before it is used
  if (typeof token !== 'string' || typeof expirationDate !== 'string' || typeof name !== 'string') return null;
  return Date.parse(expirationDate) > Date.now() ? { token, expirationDate, viewing: name } : null;
};

const listeners = new Set<() => void>();
let current: Session | null | undefined;

const read = (): Session | null => {
  // Nor in a page with a separate scope: one that shows a draft.
  if (!inBrowser || pageScope() !== undefined) return null;
  const view = readView();
  if (view) return view;
  const token = localStorage.getItem(KEYS.token);
  const expirationDate = localStorage.getItem(KEYS.expires);
  if (!token || !expirationDate || Date.parse(expirationDate) <= Date.now()) return null;
  return { token, expirationDate };
};

const publish = (session: Session | null): void => {
  current = session;
  for (const listener of listeners) listener();
};

/** The present session, or null. An expired one counts as none (S-05). */
export const getSession = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

/** The present session as the storage has it: a change in another tab arrives a little later. */
export const refreshSession = (): Session | null => {
  const stored = read();
  if (stored?.token !== getSession()?.token) publish(stored);
  return getSession();
};

/** Stores what a successful sign-in answered. */
export const storeSession = (reply: Wire<LoginReply>): void => {
  if (!reply.token || !reply.expirationDate) throw new Error('A sign-in without a token cannot be stored');
  localStorage.setItem(KEYS.token, reply.token);
  localStorage.setItem(KEYS.expires, reply.expirationDate);
  if (reply.user) {
    localStorage.setItem(KEYS.userType, reply.user.userType);
    localStorage.setItem(KEYS.slug, reply.user.slug);
  }
  publish({ token: reply.token, expirationDate: reply.expirationDate });
};

/** SEC-3: the same session under another token, after its holder has proved to be there. */
export const renewSession = (token: string, expirationDate: string): void => {
  localStorage.setItem(KEYS.token, token);
  localStorage.setItem(KEYS.expires, expirationDate);
  publish({ token, expirationDate });
};

/**
 * Forgets the session on this device. The server may have emptied the storage before: other tabs see changes only.
 */
export const clearSession = (): void => {
  if (getSession()?.viewing !== undefined) {
    sessionStorage.removeItem(VIEW_KEY);
    publish(null);
    return;
  }
  localStorage.setItem(KEYS.token, '');
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  localStorage.removeItem('displayData');
  publish(null);
};

const subscribe = (listener: () => void): (() => void) => {
  // Signing out in one tab signs out in all of them.
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEYS.token || event.key === null) publish(read());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** The present session. A page that the server rendered is drawn as for a visitor until it is taken over. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, getSession, () => null);
