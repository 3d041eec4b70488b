import type { Attempt, Delivery, WebhookEndpoint } from './delivery.js';

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Signs and sends a delivery once. Any outcome is returned; nothing is thrown. */
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
    const { headers, body, query } = endpoint.sign(delivery.body, delivery.forgery);
    const answer = await fetch(query === undefined ? endpoint.url : `${endpoint.url}?${query}`, {
      ...(query === undefined ? { method: 'POST', body } : { method: 'GET' }),
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(endpoint.timeoutMs ?? timeoutMs)]),
    });
    await answer.body?.cancel();
    return finish(answer.status, null);
  } catch (error) {
    return finish(null, reason(error));
  }
}
