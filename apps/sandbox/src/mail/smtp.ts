import { once } from 'node:events';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { SandboxClock } from '../core/clock.js';
import type { FaultBook } from '../core/faults.js';
import { newId } from '../core/identifiers.js';
import type { Store } from '../core/store.js';
import type { Inbox } from './inbox.js';
import { parseMail } from './parse.js';

const LARGEST_BYTES = 25 * 1024 * 1024;

class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

export interface SmtpSinkOptions {
  readonly host: string;
  readonly port: number;
  readonly inbox: Inbox;
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly faults: FaultBook;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Accepts every mail into the inbox; any name and password will do. Returns the port and a way to stop. */
export async function startSmtpSink(options: SmtpSinkOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { inbox, store, clock, faults } = options;
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const raw = await readAll(stream);
    if (stream.sizeExceeded) throw new Refusal(552, 'The message is larger than 25 MB');
    const fault = faults.take('mail', 'receive');
    if (fault?.effect === 'refuse_4xx') throw new Refusal(451, 'Greylisted, please try again later');
    if (fault?.effect === 'refuse_5xx') throw new Refusal(550, 'No such mailbox here');
    const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
    const message = await parseMail(raw, { id: newId('mail', 16), recipients, receivedAt: new Date(clock.now()) });
    inbox.add(message);
    await store.flush();
    if (fault?.effect === 'commit_then_drop') throw new Refusal(421, 'Closing the connection after taking the message');
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    size: LARGEST_BYTES,
    banner: 'Cairn sandbox: mail goes no further',
    // Mail clients keep connections open: stopping does not wait for idle ones.
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: callbackify(receive),
  });
  // A client that disconnects midway is ignored.
  server.on('error', (error) => process.stderr.write(`Mail: ${error.message}\n`));
  server.listen(options.port, options.host);
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail listener has no port');
  return {
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
