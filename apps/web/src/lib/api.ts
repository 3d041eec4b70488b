import { ApiError, createClient, fetchTransport, type CallInput } from '@cairn/client';
import type { Endpoint, ReplyOf } from '@cairn/contracts/kernel/endpoint';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { i18n } from './i18n.js';
import { clearSession, getSession } from './session.js';

const client = createClient(fetchTransport('/api/v1.1'), {
  token: () => getSession()?.token ?? null,
  language: () => i18n.language,
});

/** One call of the API. A 401 to a call that carried a session ends that session on this device (S-05). */
export const send = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Wire<ReplyOf<E>>> => {
  const token = getSession()?.token;
  try {
    return await client.send(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && token && getSession()?.token === token) clearSession();
    throw error;
  }
};
