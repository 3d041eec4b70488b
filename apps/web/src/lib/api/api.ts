import {
  ApiError,
  createClient,
  fetchTransport,
  fileTransport,
  proving,
  watched,
  type CallInput,
  type ClientOptions,
} from '@cairn/client';
import type { CaptchaForm } from '@cairn/contracts/captcha/captcha-forms';
import type { Endpoint, ReplyOf } from '@cairn/contracts/kernel/endpoint';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { connection } from './connection.js';
import { i18n } from '../format/i18n.js';
import { inBrowser, pageScope } from '../page/page-scope.js';
import { sessionAtRest, changingSession } from './session-change.js';
import { serverClock } from './server-clock.js';
import { clearSession, getSession, refreshSession } from './session.js';
import { stepUp } from './step-up.js';

const BASE = '/api/v1.1';

const options: ClientOptions = {
  token: () => getSession()?.token ?? null,
  language: () => pageScope()?.language ?? i18n.language,
  isOffline: () => inBrowser && !navigator.onLine,
  clock: serverClock,
};

const overWire = watched(fetchTransport(BASE), connection);
const client = createClient((request) => (pageScope()?.transport ?? overWire)(request), options);
const files = createClient(watched(fileTransport(BASE), connection), options);

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * A 401 to a call that carried a session ends that session on this device (S-05), unless it was renewed meanwhile: then
 * the call, of which nothing was done, is made again with the new token. A session that ends at another time is another
 * one, maybe of another person, and sends nothing of this one's.
 */
const guarded = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
  const session = getSession();
  try {
    return await call();
  } catch (error) {
    if (!isUnknown(error) || !session) throw error;
    await sessionAtRest();
    const present = refreshSession();
    if (present?.token === session.token) clearSession();
    else if (present?.expirationDate === session.expirationDate) return call();
    throw error;
  }
};

/** One call of the API. */
export const send = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Wire<ReplyOf<E>>> =>
  proving(stepUp, () => guarded(() => client.send(endpoint, input)));

/**
 * One call that ends the session or renews its token; `keep` does the same here, and everybody else waits for it. A 401
 * ends the session on this device as with any other call.
 */
export const sendChangingSession = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  keep: (reply: Wire<ReplyOf<E>>) => void | Promise<void>,
): Promise<void> =>
  changingSession(async () => {
    try {
      await keep(await client.send(endpoint, input));
    } catch (error) {
      if (isUnknown(error)) clearSession();
      throw error;
    }
  });

/** The proof of a form that a person sent it; null where the site requires none. */
export const proveHuman = async (form: CaptchaForm): Promise<string | null> => {
  const { proveHuman: prove } = await import('@cairn/client/captcha');
  return prove(client, form);
};

/** Sends a form with that; once more with the captcha where an account under attack requires it. */
export const sendProven = async <T>(form: CaptchaForm, send: (captcha: string | null) => Promise<T>): Promise<T> => {
  const { sendProven: sendWith } = await import('@cairn/client/captcha');
  return sendWith(client, form, send);
};

/** One call of the API that answers with a file. */
export const fetchFile = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> => {
  const file: unknown = await proving(stepUp, () => guarded(() => files.send(endpoint, input)));
  if (!(file instanceof Blob)) throw new Error('The API answered without a file');
  return file;
};
