import type { IncomingMessage } from 'node:http';
import type { KeptKind } from '../../memory/kept-answers.js';

/** The meaning of an address depends on the languages that the site offers, which a process caches as long. */
const MILLISECONDS = 5_000;
const MOST = 5_000;
/** The longest body that is compared with earlier ones, in bytes. */
export const LONGEST_BODY = 300;
/** Longer names are of senders who try to fill the memory: addresses that are kept are short, and so are the headers of browsers. */
const LONGEST_NAME = 1_000;

/** How a request was answered from memory: which answer, and which headers the hooks gave it. */
export interface Known {
  kind: KeptKind;
  key: string;
  /** The route's template, for the log and the metrics. */
  route: string;
  /** Names and values in turn, without those of the single reply (its id and its content). */
  headers: readonly string[];
}

interface Place {
  answers: Map<string, Known>;
  until: number;
}

/**
 * The requests that were answered from memory a moment ago. Whoever sends the same one is answered the same: the name
 * of a request holds everything about it that the hooks on its way look at, but for the caller's address.
 */
export class KnownRequests {
  private readonly places = new Map<string, Place>();
  private count = 0;

  /** The answers to a request's address by its body; null where it must be processed. */
  at(request: IncomingMessage): ReadonlyMap<string, Known> | null {
    if (request.headers.authorization !== undefined) return null;
    const place = this.places.get(nameOf(request));
    return place !== undefined && place.until > Date.now() ? place.answers : null;
  }

  remember(request: IncomingMessage, body: string, known: Known): void {
    const name = nameOf(request);
    if (body.length > LONGEST_BODY || name.length > LONGEST_NAME) return;
    if (this.count >= MOST) {
      this.places.clear();
      this.count = 0;
    }
    let place = this.places.get(name);
    if (place === undefined || place.until <= Date.now()) {
      place = { answers: new Map(), until: Date.now() + MILLISECONDS };
      this.places.set(name, place);
    }
    place.answers.set(body, known);
    this.count += 1;
  }
}

const nameOf = ({ method, url, headers }: IncomingMessage): string => {
  const language = headers['accept-language']?.slice(0, 2) ?? '';
  return `${method} ${language} ${headers.host} ${headers.origin ?? ''} ${headers['content-type'] ?? ''} ${url}`;
};
