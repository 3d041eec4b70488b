/** A call of the client. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string | null;
  /** Its Idempotency-Key. */
  key: string | null;
}

/** The answer: data in its envelope, or an error. */
export type Answer =
  | { data: unknown; results?: number; nextCursor?: string | null }
  | { status: number; code: string; message: string; errors?: object[] };

export const page = (items: readonly object[], nextCursor: string | null = null): Answer => ({
  data: items,
  results: items.length,
  nextCursor,
});

const PREFIX = '/api/v1.1';

/**
 * Every date of money asks for the site's clock, and every choice for its list of options: they count as asked only where
 * a spec answers them.
 */
const BESIDE = /^\/(site-setting$|manage-options\/|payment-gateways$)/;

/** The server is there, in answers and in refusals. */
const SIGN_OF_LIFE = '/health/ready';

const respond = (answer: Answer, date: string | null): Response => {
  const isRefusal = 'code' in answer;
  const json = isRefusal
    ? { ...answer, status: 'fail' }
    : { ...answer, status: 'success', data: { data: answer.data } };
  const known = new Map<string, string | null>([
    ['content-type', 'application/json'],
    ['date', date],
  ]);
  // The simulated browser has no Response; this is what the transport reads of one.
  return {
    status: isRefusal ? answer.status : 200,
    ok: !isRefusal,
    headers: { get: (name: string) => known.get(name) ?? null },
    json: async () => json,
    body: null,
  } as unknown as Response;
};

/** Stands for the API: `'GET /notifications'` and its answer, and at what time. Returns the requests in order. */
export const answering = (
  answers: Readonly<Record<string, (asked: Asked) => Answer | Promise<Answer>>>,
  date: string | null = null,
): Asked[] => {
  const calls: Asked[] = [];
  const fetched = async (address: string, init?: RequestInit): Promise<Response> => {
    if (address === SIGN_OF_LIFE) return respond({ data: null }, date);
    const url = new URL(address, 'http://localhost');
    const asked: Asked = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(PREFIX, ''),
      query: url.searchParams,
      body: typeof init?.body === 'string' ? init.body : null,
      key: (init?.headers as Record<string, string> | undefined)?.['idempotency-key'] ?? null, // the client writes them plain
    };
    const answer = answers[`${asked.method} ${asked.path}`];
    if (answer || !BESIDE.test(asked.path)) calls.push(asked);
    if (!answer) throw new Error(`Nobody answers ${asked.method} ${asked.path}`);
    return respond(await answer(asked), date);
  };
  // The client requests by address only.
  globalThis.fetch = fetched as typeof fetch;
  return calls;
};
