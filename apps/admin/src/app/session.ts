const TOKEN_KEY = 'cairn.console.token';
const EXPIRY_KEY = 'cairn.console.expires';

/** The console's own session: never the one of the client, whose token has another audience. */
export interface Session {
  token(): string | null;
  /** When the session ends (C-01); null without one. */
  expiresAt(): Date | null;
  open(token: string, expirationDate: string): void;
  close(): void;
}

/** Keeps the session in `storage`. One past its end counts as none. */
export function createSession(storage: Storage, now: () => number = Date.now): Session {
  const expiresAt = (): Date | null => {
    const stored = storage.getItem(EXPIRY_KEY);
    return stored === null ? null : new Date(stored);
  };
  return {
    expiresAt,
    token() {
      const end = expiresAt();
      return end !== null && end.getTime() > now() ? storage.getItem(TOKEN_KEY) : null;
    },
    open(token, expirationDate) {
      storage.setItem(TOKEN_KEY, token);
      storage.setItem(EXPIRY_KEY, expirationDate);
    },
    close() {
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(EXPIRY_KEY);
    },
  };
}
