import { SOCIAL_PROVIDERS, type SocialProviderName } from '@cairn/contracts/social/social-providers';

/** The browser's state during a visit to an identity provider: the verifier is only sent with the answer (SEC-16). */
export interface SocialVisit {
  provider: SocialProviderName;
  verifier: string;
  /** The page that the visitor wanted to open, or came from. */
  from: string | null;
}

const KEY = 'socialVisit';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Begins a visit: keeps its verifier in this tab and gives the challenge made from it. */
export const beginVisit = async (provider: SocialProviderName, from: string | null): Promise<string> => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(KEY, JSON.stringify({ provider, verifier, from } satisfies SocialVisit));
  return base64url(new Uint8Array(digest));
};

/** Ends the visit of this tab, if there is one. */
export const endVisit = (): SocialVisit | null => {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const value: unknown = kept === null ? null : JSON.parse(kept);
  if (typeof value !== 'object' || value === null) return null;
  const { provider, verifier, from } = value as Record<string, unknown>; // each is looked at below
  const known = SOCIAL_PROVIDERS.find((name) => name === provider);
  if (known === undefined || typeof verifier !== 'string') return null;
  return { provider: known, verifier, from: typeof from === 'string' ? from : null };
};
