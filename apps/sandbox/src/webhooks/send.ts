import type { Attempt, Delivery, WebhookEndpoint } from './delivery.js';

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Signs and posts a delivery once. Any outcome is returned; nothing is thrown. */
export async function sendDelivery(
  endpoint: WebhookEndpoint,
  delivery: Delivery,
  timeoutMs: number,
  stopped: AbortSignal,
): Promise<Attempt> {
  const startedAt = Date.now();
  const finish = (status: number | null, error: string | null): Attempt => ({
    at: new Date(startedAt).toISOString(),
    status,
    error,
    durationMs: Date.now() - startedAt,
  });
  try {
    const { headers, body } = endpoint.sign(delivery.body, delivery.forgery);
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return finish(answer.status, null);
  } catch (error) {
    return finish(null, reason(error));
  }
}
