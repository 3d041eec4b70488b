import {
  ApiError,
  createClient,
  fetchTransport,
  type CallInput,
  type ClientOptions,
  type Transport,
} from '@cairn/client';
import type { CaptchaForm } from '@cairn/contracts/content/captcha-forms';
import type { Endpoint, ReplyOf } from '@cairn/contracts/kernel/endpoint';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { i18n } from './i18n.js';
import { clearSession, getSession } from './session.js';
import { askStepUp } from './step-up.js';

const BASE = '/api/v1.1';

const options: ClientOptions = {
  token: () => getSession()?.token ?? null,
  language: () => i18n.language,
};

/** Like the one for JSON, but an answer that is a file becomes the data of an envelope. */
const fileTransport: Transport = async ({ method, path, headers }) => {
  const response = await fetch(`${BASE}${path}`, { method, headers });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const json: unknown = isJson ? await response.json() : { data: { data: await response.blob() } };
  return { status: response.status, json, headers: response.headers };
};

const client = createClient(fetchTransport(BASE), options);
const files = createClient(fileTransport, options);

/** A 401 to a call that carried a session ends that session on this device (S-05). */
const guarded = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
  const token = getSession()?.token;
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && token && getSession()?.token === token) clearSession();
    throw error;
  }
};

/** S14: a call that is refused until its caller has proved to be there is repeated once they have. */
const proving = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await call();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'auth.step_up_required';
    if (!isAsked || !(await askStepUp())) throw error;
    return call();
  }
};

/** One call of the API. */
export const send = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Wire<ReplyOf<E>>> =>
  proving(() => guarded(() => client.send(endpoint, input)));

/** What a form sends along to show that a person sent it; null where the site does not ask. */
export const proveHuman = async (form: CaptchaForm): Promise<string | null> => {
  const { proveHuman: prove } = await import('@cairn/client/captcha');
  return prove(client, form);
};

/** One call of the API that answers with a file. */
export const fetchFile = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> => {
  const file: unknown = await proving(() => guarded(() => files.send(endpoint, input)));
  if (!(file instanceof Blob)) throw new Error('The API answered without a file');
  return file;
};
