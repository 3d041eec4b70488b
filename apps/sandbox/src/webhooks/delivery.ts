export const FORGERIES = ['bad_signature', 'stale_timestamp', 'altered_body'] as const;
export type Forgery = (typeof FORGERIES)[number];

/** One try to hand over a delivery. `status` is null when no answer came. */
export interface Attempt {
  /** Real time, ISO 8601. */
  readonly at: string;
  readonly status: number | null;
  readonly error: string | null;
  readonly durationMs: number;
}

/**
 * pending: waits for its (next) try · held: waits until a later one has overtaken it · delivered: answered with 2xx ·
 * failed: every retry was used up · dropped: lost on purpose · forged: a forgery was sent; its answer is in `attempts`
 */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'failed' | 'dropped' | 'forged';

/** One webhook on its way to the product, and everything that happened to it. */
export interface Delivery {
  readonly id: string;
  /** The name of the endpoint it goes to. */
  readonly endpoint: string;
  /** The provider's id of the event. */
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  /** Real time, ISO 8601. */
  readonly createdAt: string;
  /** The policy that was applied, in words, or null. */
  readonly policy: string | null;
  readonly forgery: Forgery | null;
  state: DeliveryState;
  /** Real time in milliseconds; null when no try is due any more. */
  nextAttemptAt: number | null;
  attempts: Attempt[];
}

export interface SignedRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
  /** Sent behind the address by GET, without a body, where a provider has everything in the query. */
  readonly query?: string;
}

/** An endpoint that receives a provider's events. */
export interface WebhookEndpoint {
  readonly name: string;
  readonly url: string;
  /** Signs with the real time of sending; with a forgery named, signs so that the receiver must refuse it. */
  sign(body: string, forgery: Forgery | null): SignedRequest;
  /** How long the receiver may take, where the provider waits less than the sandbox does. */
  readonly timeoutMs?: number;
  /** Hears after each try whether it was accepted. */
  tried?(accepted: boolean): void;
}
