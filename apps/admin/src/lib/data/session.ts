const TOKEN_KEY = 'cairn.console.token';
const EXPIRY_KEY = 'cairn.console.expires';

/** The console's own session: never the one of the client, whose token has another audience. */
export interface Session {
  token(): string | null;
  /** When the session ends (C-01); null without one. */
  expiresAt(): Date | null;
  open(token: string, expirationDate: string): void;
  close(): void;
  /** Closes it without a request of the reader; listeners are notified. */
  end(): void;
  /** Reports that the session ended: by the server's answer, or by a sign-out in another tab. Returns how to stop. */
  onEnd(listener: () => void): () => void;
}

/** Keeps the session in `storage`. One past its end counts as none. */
export function createSession(storage: Storage, now: () => number = Date.now): Session {
  const expiresAt = (): Date | null => {
    const stored = storage.getItem(EXPIRY_KEY);
    return stored === null ? null : new Date(stored);
  };
  const token = (): string | null => {
    const end = expiresAt();
    return end !== null && end.getTime() > now() ? storage.getItem(TOKEN_KEY) : null;
  };
  const close = (): void => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(EXPIRY_KEY);
  };
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if ((key === TOKEN_KEY || key === null) && token() === null) tell();
  };
  return {
    expiresAt,
    token,
    close,
    end() {
      close();
      tell();
    },
    onEnd(listener) {
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    open(opened, expirationDate) {
      storage.setItem(TOKEN_KEY, opened);
      storage.setItem(EXPIRY_KEY, expirationDate);
    },
  };
}
