import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../core/clock.js';
import { newId } from '../core/identifiers.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Collection, Store } from '../core/store.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import { answerOf, phpJson, type Json } from './answers.js';

export const SHUFTI_ENDPOINT = 'shufti';
const EXPIRY_TIMER = 'shufti.expiry';
const MINUTE_MS = 60_000;

/** How a check may end, as its page and the control API name it. */
export const ENDINGS = ['accepted', 'declined', 'review', 'cancelled', 'timeout'] as const;
export type Ending = (typeof ENDINGS)[number];
export const isEnding = (value: unknown): value is Ending => ENDINGS.some((ending) => ending === value);

const EVENT_OF: Readonly<Record<Ending, string>> = {
  accepted: 'verification.accepted',
  declined: 'verification.declined',
  review: 'review.pending',
  cancelled: 'verification.cancelled',
  timeout: 'request.timeout',
};

/** One request for a verification, under the client's own reference. */
export interface Check {
  readonly reference: string;
  readonly token: string;
  readonly email: string | null;
  readonly country: string | null;
  readonly callbackUrl: string;
  readonly redirectUrl: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  /** Business time, milliseconds. */
  readonly expiresAt: number;
  event: string;
  passed: boolean | null;
  codes: string[];
  documentExpiresOn: string;
}

export interface ShuftiSettings {
  signature: 'hashed' | 'legacy';
  /** Sends the callback of a new request before its HTTP reply, as happens on a slow line. */
  callbackFirst: boolean;
  /** Adds the client's keys to every reply and callback. */
  echoKeys: boolean;
  /** The one origin that callbacks may go to; any while it is null. */
  registeredOrigin: string | null;
}

const DEFAULTS: ShuftiSettings = { signature: 'hashed', callbackFirst: false, echoKeys: false, registeredOrigin: null };
const SETTINGS = 'settings';

export interface Finish {
  readonly ending: Ending;
  readonly codes: readonly string[];
  readonly documentExpiresOn?: string;
}

/** The verifications of this Shufti Pro, and what becomes of them. */
export class ShuftiChecks {
  private readonly checks: Collection<Check>;
  private readonly kept: Collection<ShuftiSettings>;

  constructor(
    readonly store: Store,
    readonly clock: SandboxClock,
    private readonly scheduler: Scheduler,
    private readonly webhooks: WebhookEngine,
  ) {
    this.checks = store.collection('shufti_checks');
    this.kept = store.collection('shufti_settings');
    scheduler.on(EXPIRY_TIMER, (reference) => {
      const check = this.find(reference);
      if (check?.event === 'request.pending') this.finish(check, { ending: 'timeout', codes: [] });
    });
  }

  get settings(): ShuftiSettings {
    return { ...DEFAULTS, ...this.kept.get(SETTINGS) };
  }

  change(settings: Partial<ShuftiSettings>): ShuftiSettings {
    this.kept.put(SETTINGS, { ...this.settings, ...settings });
    return this.settings;
  }

  open(
    asked: Omit<Check, 'token' | 'event' | 'passed' | 'codes' | 'documentExpiresOn' | 'expiresAt'>,
    minutes: number,
  ) {
    const expiresAt = this.clock.now() + minutes * MINUTE_MS;
    const validYears = 5;
    const documentExpiresOn = `${new Date(this.clock.now()).getUTCFullYear() + validYears}-06-30`;
    const check: Check = {
      ...asked,
      token: randomBytes(24).toString('base64url'),
      expiresAt,
      event: 'request.pending',
      passed: null,
      codes: [],
      documentExpiresOn,
    };
    this.checks.put(check.reference, check);
    this.scheduler.schedule(EXPIRY_TIMER, check.reference, expiresAt);
    if (this.settings.callbackFirst) this.tell(check);
    return check;
  }

  find(reference: string): Check | undefined {
    return this.checks.get(reference);
  }

  byToken(token: string): Check | undefined {
    return this.all().find((check) => check.token === token);
  }

  all(): Check[] {
    return this.checks.all();
  }

  remove(check: Check): void {
    this.checks.delete(check.reference);
    this.scheduler.cancel(EXPIRY_TIMER, check.reference);
  }

  /** The end of the person's visit, or of the provider's review. */
  finish(check: Check, { ending, codes, documentExpiresOn }: Finish): void {
    check.event = EVENT_OF[ending];
    check.passed = ending === 'accepted' ? true : ending === 'declined' ? false : null;
    check.codes = [...codes];
    if (documentExpiresOn !== undefined) check.documentExpiresOn = documentExpiresOn;
    this.keep(check);
  }

  /** The provider's people change a verdict afterwards. */
  revise(check: Check, passed: boolean, codes: readonly string[]): void {
    check.event = 'verification.status.changed';
    check.passed = passed;
    check.codes = passed ? [] : [...codes];
    this.keep(check);
  }

  /** What is added to each answer of an account that repeats its keys. */
  echo(keys: Json): Json {
    return this.settings.echoKeys ? keys : {};
  }

  private keep(check: Check): void {
    this.checks.put(check.reference, check);
    this.scheduler.cancel(EXPIRY_TIMER, check.reference);
    this.tell(check);
  }

  private tell(check: Check): void {
    const body = { ...answerOf(check), ...this.echo({ secret_key: 'shufti-sandbox-secret' }) };
    this.webhooks.enqueue(SHUFTI_ENDPOINT, newId('shufti', 16), check.event, phpJson(body));
  }
}
