import speakeasy from 'speakeasy';
import type { Collection, Store } from '../core/store.js';

const STEP_SECONDS = 30;
const SHORTEST_SECRET = 8;

export interface AuthenticatorEntry {
  readonly label: string;
  /** Base32, without spaces and padding. */
  readonly secret: string;
}

export interface AuthenticatorCode {
  readonly label: string;
  readonly code: string;
  /** Real seconds until the next code. */
  readonly secondsLeft: number;
  /** The code after it, as a phone shows it whose clock is half a minute fast. */
  readonly next: string;
}

export class SecretError extends Error {}

/** The secret in what was typed: base32 with or without spaces, or an otpauth URL. */
export function parseSecret(typed: string): string {
  const text = typed.trim();
  const given =
    text.startsWith('otpauth:') && URL.canParse(text) ? (new URL(text).searchParams.get('secret') ?? '') : text;
  const secret = given.replaceAll(/[\s=-]/g, '').toUpperCase();
  if (secret.length < SHORTEST_SECRET || !/^[A-Z2-7]+$/.test(secret)) {
    throw new SecretError('Give a base32 secret of at least 8 characters, or an otpauth URL');
  }
  return secret;
}

const codeAt = ({ secret }: AuthenticatorEntry, seconds: number): string =>
  speakeasy.totp({ secret, encoding: 'base32', algorithm: 'sha1', digits: 6, step: STEP_SECONDS, time: seconds });

/** An authenticator app: codes of six digits every thirty seconds of real time (RFC 6238, SHA-1). */
export class Authenticator {
  private readonly entries: Collection<AuthenticatorEntry>;

  constructor(store: Store, preset: Readonly<Record<string, string>> = {}) {
    this.entries = store.collection<AuthenticatorEntry>('authenticator');
    for (const [label, secret] of Object.entries(preset)) this.add(label, secret);
  }

  /** Adds or replaces an entry; throws a SecretError when the secret is none. */
  add(label: string, secret: string): AuthenticatorEntry {
    const entry = { label, secret: parseSecret(secret) };
    this.entries.put(label, entry);
    return entry;
  }

  remove(label: string): void {
    this.entries.delete(label);
  }

  list(): AuthenticatorEntry[] {
    return this.entries.all();
  }

  /** The current code of an entry; `now` is real time in milliseconds. */
  code(label: string, now = Date.now()): AuthenticatorCode | undefined {
    const entry = this.entries.get(label);
    if (!entry) return undefined;
    const seconds = Math.floor(now / 1000);
    return {
      label,
      code: codeAt(entry, seconds),
      secondsLeft: STEP_SECONDS - (seconds % STEP_SECONDS),
      next: codeAt(entry, seconds + STEP_SECONDS),
    };
  }
}
