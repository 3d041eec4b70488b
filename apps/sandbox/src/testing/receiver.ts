import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import StripeSdk, { type Stripe } from 'stripe';

export interface Received {
  readonly body: string;
  readonly signature: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/** A product reduced to its webhook endpoint: verifies with the SDK, answers 200 or 400, remembers what came. */
export class Receiver {
  readonly accepted: Stripe.Event[] = [];
  readonly refused: Received[] = [];
  /** Statuses to answer with instead of 200, one per delivery that verified. */
  readonly answers: number[] = [];
  /** Called with every event that verified. */
  onEvent: (event: Stripe.Event) => void = () => undefined;
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  private constructor(private readonly secret: string) {}

  static async start(secret: string): Promise<Receiver> {
    const receiver = new Receiver(secret);
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get target(): { url: string; secret: string } {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return { url: `http://127.0.0.1:${address.port}/webhooks`, secret: this.secret };
  }

  types(): string[] {
    return this.accepted.map((event) => event.type);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    response.writeHead(this.take(body, String(request.headers['stripe-signature']))).end();
  }

  private take(body: string, signature: string): number {
    try {
      const event = StripeSdk.webhooks.constructEvent(body, signature, this.secret);
      const status = this.answers.shift() ?? 200;
      if (status === 200) {
        this.accepted.push(event);
        this.onEvent(event);
      }
      return status;
    } catch (error) {
      if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError)) throw error;
      this.refused.push({ body, signature });
      return 400;
    }
  }
}
