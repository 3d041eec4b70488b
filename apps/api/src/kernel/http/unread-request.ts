import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode, FailureEnvelope } from '@cairn/contracts';
import type { Words } from '../i18n/words.js';

const OTHERWISE: readonly [status: string, code: ErrorCode] = ['400 Bad Request', 'request.invalid'];
const ANSWERS: Readonly<Record<string, typeof OTHERWISE>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request.invalid'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request.too_large'],
};

/**
 * Answers what the HTTP parser could not read, such as an address or headers beyond 16 kB. No request was made of it, so
 * no hook sees it: its answer is written to the connection, which is closed.
 */
export function answerUnread(
  error: Error & { code?: string },
  socket: Socket,
  words: Words,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = ANSWERS[error.code ?? ''] ?? OTHERWISE;
  const requestId = randomUUID();
  const body = JSON.stringify({
    status: 'fail',
    code,
    message: words.error('en', code, {}),
    requestId,
  } satisfies FailureEnvelope);
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
