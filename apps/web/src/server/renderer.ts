// Runs in a separate thread beside the API, so that rendering a page never delays a call.
import { parentPort } from 'node:worker_threads';
import { ApiError, type Transport } from '@cairn/client';
import type { FromRenderer, PageCallAnswer, PageRequest, ToRenderer } from '@cairn/contracts/kernel/page-rendering';
import { renderPage } from './render-page.js';

const port = parentPort;
if (port === null) throw new Error('Pages are rendered in a thread of the API');

const say = (message: FromRenderer): void => port.postMessage(message);

const waiting = new Map<number, (answer: PageCallAnswer | null) => void>();
let calls = 0;

/** The calls of a page are sent to the API that requested it. */
const transportOf =
  (page: number): Transport =>
  async ({ method, path, headers, body }) => {
    if (body instanceof FormData) throw new Error('A page sends no files');
    const call = ++calls;
    const answer = await new Promise<PageCallAnswer | null>((resolve) => {
      waiting.set(call, resolve);
      say({ kind: 'call', page, call, request: { method, path, headers, ...(body === undefined ? {} : { body }) } });
    });
    if (answer === null) throw new Error('The call was not answered');
    const json: unknown = answer.json === null ? null : JSON.parse(answer.json);
    return { status: answer.status, json, headers: { get: () => null } };
  };

const render = async (page: number, request: PageRequest): Promise<void> => {
  try {
    say({ kind: 'rendered', page, rendered: await renderPage(request, transportOf(page)) });
  } catch (error) {
    // What the page is about does not exist, or not for visitors.
    if (error instanceof ApiError && error.status === 404) {
      say({ kind: 'rendered', page, rendered: null });
      return;
    }
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    say({ kind: 'rendered', page, rendered: null, reason });
  }
};

port.on('message', (message: ToRenderer) => {
  if (message.kind === 'page') {
    void render(message.page, message.request);
    return;
  }
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});
