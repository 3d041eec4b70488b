import type { ProviderHint } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';

/** A message of a provider, as it came. */
export interface InboundMessage {
  readonly method: string;
  readonly endpoint: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: URLSearchParams;
}

/** How it was proved to be the provider's. What has no proof is believed only after it was read from the provider. */
export type Proof = 'signature' | 'encrypted' | 'none';

export type Verdict =
  | {
      readonly ok: true;
      /** What tells this delivery from others; the same delivery twice is kept once. */
      readonly deliveryId: string;
      readonly proof: Proof;
      readonly type: string;
      readonly live: boolean;
      /** The provider's id of the object of the message. */
      readonly objectId: string | null;
      /** What is stored, encrypted: without keys and other secrets that a message may repeat. */
      readonly keep: string;
      /** Whom to ask about what; none for a message that is not ours. */
      readonly hints: readonly ProviderHint[];
    }
  /** Stale is what was signed too long ago, or for a time to come; of a wrong shape what is signed and makes no sense. */
  | { readonly ok: false; readonly why: 'signature' | 'stale' | 'shape' };

/** Verifies that a message comes from its provider, and says what it is about; it never touches a record. */
export interface InboundPort {
  readonly provider: Provider;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Names of its endpoints; the first one is meant where the address names none. */
  readonly endpoints: readonly string[] | 'any';
  readonly limitBytes: number;
  verify(message: InboundMessage): Promise<Verdict> | Verdict;
}
