import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import { isHeld } from './leave-hold.js';

/** What the browser keeps with an entry: what the page before handed on, and the entry's place among the others. */
interface Kept {
  usr: unknown;
  key: string;
  idx: number;
}

export interface Visit {
  location: Location;
  action: NavigationType;
}

const keptOf = (history: History): Partial<Kept> => {
  const kept: unknown = history.state;
  return typeof kept === 'object' && kept !== null ? kept : {};
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * The addresses of the site in the browser's history. A part of the router's own, which brings loaders and actions that
 * nothing here uses; beside it this one can be held up (leave-hold.ts), back and forward included.
 */
export class SiteHistory implements Navigator {
  private visit: Visit;
  private index: number;
  private tell: ((visit: Visit) => void) | null = null;
  /** The next step of the browser is our own: it takes back one that is held, or makes it after all. */
  private ownStep: 'back' | 'onward' | null = null;

  constructor(private readonly window: Window & typeof globalThis) {
    const { history } = window;
    const kept = keptOf(history);
    this.index = kept.idx ?? 0;
    if (kept.idx === undefined) history.replaceState({ ...kept, idx: 0 }, '');
    this.visit = { location: this.here(), action: NavigationType.Pop };
  }

  get now(): Visit {
    return this.visit;
  }

  /** Tells every change until the returned function is called. */
  listen(tell: (visit: Visit) => void): () => void {
    this.tell = tell;
    this.window.addEventListener('popstate', this.stepped);
    return () => {
      this.window.removeEventListener('popstate', this.stepped);
      this.tell = null;
    };
  }

  createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  encodeLocation(to: To): { pathname: string; search: string; hash: string } {
    const { pathname, search, hash } = new URL(this.createHref(to), this.window.location.origin);
    return { pathname, search, hash };
  }

  // The router takes these from the object.
  readonly push = (to: To, state?: unknown): void => {
    const location = this.locationOf(to, state);
    const proceed = (): void => {
      this.index += 1;
      const url = this.createHref(location);
      try {
        this.window.history.pushState(this.kept(location), '', url);
      } catch (error) {
        const isHere = new URL(url, this.window.location.href).origin === this.window.location.origin;
        if (!isHere || (error instanceof DOMException && error.name === 'DataCloneError')) throw error;
        // Browsers refuse more than some entries in a short time.
        this.window.location.assign(url);
      }
      this.change(location, NavigationType.Push);
    };
    if (!isHeld({ from: this.visit.location, to: location, proceed })) proceed();
  };

  readonly replace = (to: To, state?: unknown): void => {
    const location = this.locationOf(to, state);
    const proceed = (): void => {
      this.window.history.replaceState(this.kept(location), '', this.createHref(location));
      this.change(location, NavigationType.Replace);
    };
    if (!isHeld({ from: this.visit.location, to: location, proceed })) proceed();
  };

  readonly go = (delta: number): void => {
    this.window.history.go(delta);
  };

  /** Back, forward, or a link within the page. */
  private readonly stepped = (): void => {
    const own = this.ownStep;
    this.ownStep = null;
    if (own === 'back') return;
    const { idx } = keptOf(this.window.history);
    const delta = idx === undefined ? 0 : idx - this.index;
    const location = this.here();
    const proceed = (): void => {
      this.ownStep = 'onward';
      this.go(delta);
    };
    if (own === null && delta !== 0 && isHeld({ from: this.visit.location, to: location, proceed })) {
      this.ownStep = 'back';
      this.go(-delta);
      return;
    }
    this.index = idx ?? this.index;
    this.change(location, NavigationType.Pop);
  };

  private change(location: Location, action: NavigationType): void {
    this.visit = { location, action };
    this.tell?.(this.visit);
  }

  private here(): Location {
    const { pathname, search, hash } = this.window.location;
    const { usr = null, key = 'default' } = keptOf(this.window.history);
    return { pathname, search, hash, state: usr, key };
  }

  private locationOf(to: To, state: unknown): Location {
    const {
      pathname = this.visit.location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to;
    return { pathname, search, hash, state: state ?? null, key: newKey() };
  }

  private kept({ state, key }: Location): Kept {
    return { usr: state, key, idx: this.index };
  }
}
