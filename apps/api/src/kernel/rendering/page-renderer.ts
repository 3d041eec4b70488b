import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import type {
  FromRenderer,
  PageCall,
  PageCallAnswer,
  PageRequest,
  RenderedPage,
  ToRenderer,
} from '@cairn/contracts/kernel/page-rendering';

/** How a page's calls of the API are made, for a visitor from an address. */
export type MakeCall = (call: PageCall, address: string) => Promise<PageCallAnswer>;

/** Pages whose reads overlap; rendering itself is one after the other in the thread. */
const MOST_AT_ONCE = 4;
/** After it a visitor gets the page as it was built. */
const MOST_WAITING = 60;
const LONGEST_MILLISECONDS = 5_000;
const MOST_MEGABYTES = 96;

/** A page; `unknown` where the site has none of this address; null where the page as it was built has to do. */
export type Rendering = RenderedPage | 'unknown' | null;

interface Open {
  request: PageRequest;
  address: string;
  done: (page: Rendering) => void;
}

/** Renders pages in a thread beside this process's event loop, which stays free for calls. It is started with the first page. */
export class PageRenderer {
  private readonly logger = new Logger('pages');
  private readonly waiting: Open[] = [];
  private readonly open = new Map<number, Open & { limit: NodeJS.Timeout }>();
  private worker: Worker | null = null;
  private pages = 0;
  private stopped = false;

  /** @param script the built site for a thread */
  constructor(
    private readonly script: string,
    private readonly makeCall: MakeCall,
  ) {}

  /** The page; null where a read failed, or where there is too much to do. */
  render(request: PageRequest, address: string): Promise<Rendering> {
    if (this.stopped || this.waiting.length >= MOST_WAITING) return Promise.resolve(null);
    return new Promise((done) => {
      this.waiting.push({ request, address, done });
      this.next();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.giveUp();
    await this.worker?.terminate();
  }

  private next(): void {
    while (this.open.size < MOST_AT_ONCE) {
      const wanted = this.waiting.shift();
      if (wanted === undefined) return;
      const page = ++this.pages;
      const limit = setTimeout(() => this.finish(page, null, 'took too long'), LONGEST_MILLISECONDS);
      this.open.set(page, { ...wanted, limit });
      this.say({ kind: 'page', page, request: wanted.request });
    }
  }

  private say(message: ToRenderer): void {
    this.worker ??= this.start();
    // A thread has no origin, unlike the windows that messages are usually posted to.
    const tell: (message: ToRenderer) => void = this.worker.postMessage.bind(this.worker);
    tell(message);
  }

  private start(): Worker {
    const worker = new Worker(this.script, {
      // The thread gets no environment variables: pages need none.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 8 },
    });
    worker.unref();
    worker.on('message', (message: FromRenderer) => this.hear(message));
    worker.on('error', (error) => this.logger.error(`The thread that renders pages failed: ${error.message}`));
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.giveUp();
    });
    return worker;
  }

  private hear(message: FromRenderer): void {
    if (message.kind === 'rendered') {
      const { page, rendered, reason } = message;
      this.finish(page, rendered ?? (reason === undefined ? 'unknown' : null), reason);
      return;
    }
    const { page, call, request } = message;
    const address = this.open.get(page)?.address;
    const answered = (answer: PageCallAnswer | null): void => this.say({ kind: 'answer', call, answer });
    if (address === undefined) answered(null);
    else this.makeCall(request, address).then(answered, () => answered(null));
  }

  private finish(page: number, rendered: Rendering, reason?: string): void {
    const wanted = this.open.get(page);
    if (wanted === undefined) return;
    this.open.delete(page);
    clearTimeout(wanted.limit);
    if (reason !== undefined) this.logger.debug(`${wanted.request.url} is served without server rendering: ${reason}`);
    wanted.done(rendered);
    this.next();
  }

  /** Rejects all pending requests when the thread has ended. */
  private giveUp(): void {
    for (const { done, limit } of this.open.values()) {
      clearTimeout(limit);
      done(null);
    }
    this.open.clear();
    for (const { done } of this.waiting.splice(0)) done(null);
  }
}
