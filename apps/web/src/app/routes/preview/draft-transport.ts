import type { ApiRequest, ApiResponse, Transport } from '@cairn/client';
import type { PreviewDraft, PreviewItem } from '@cairn/contracts/content/site-preview';

const answer = (data: unknown): ApiResponse => ({
  status: 200,
  json: { status: 'success', data: { data } },
  headers: { get: () => null },
});

const REFUSED: ApiResponse = {
  status: 403,
  json: { status: 'fail', code: 'auth.forbidden', message: '', requestId: '' },
  headers: { get: () => null },
};

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list with the edited item in its place, at any level of the list. */
function withItem(list: readonly unknown[], { item, isShown }: PreviewItem): { list: unknown[]; isFound: boolean } {
  let isFound = false;
  const placed = list.flatMap((entry): unknown[] => {
    if (!isEntry(entry)) return [entry];
    if (entry['id'] === item.id) {
      isFound = true;
      return isShown ? [{ ...entry, ...item }] : [];
    }
    const below = entry['children'];
    if (!Array.isArray(below)) return [entry];
    const inner = withItem(below, { path: '', item, isShown });
    isFound ||= inner.isFound;
    return [{ ...entry, children: inner.list }];
  });
  return { list: placed, isFound };
}

const patched = (data: unknown, items: readonly PreviewItem[]): unknown =>
  items.reduce<unknown>((now, edited) => {
    if (!Array.isArray(now)) return now;
    const { list, isFound } = withItem(now, edited);
    return isFound || !edited.isShown ? list : [...list, { children: [], ...edited.item }];
  }, data);

const dataOf = ({ json }: ApiResponse): unknown =>
  isEntry(json) && isEntry(json['data']) ? json['data']['data'] : undefined;

/**
 * The calls of a page that shows a draft: what the draft brings is answered from it, what everybody may read is read once,
 * and nothing is sent. It has no session, so that the page shows no private data.
 */
export function createDraftTransport(overWire: Transport) {
  let draft: PreviewDraft | null = null;
  const read = new Map<string, Promise<ApiResponse>>();

  const published = (request: ApiRequest): Promise<ApiResponse> => {
    const language = request.headers['accept-language'] ?? '';
    const key = `${language} ${request.path}`;
    const { authorization: _authorization, ...headers } = request.headers;
    const found = read.get(key) ?? overWire({ ...request, headers });
    read.set(key, found);
    return found;
  };

  const transport: Transport = async (request) => {
    const [path = ''] = request.path.split('?');
    if (request.method !== 'GET') return REFUSED;
    const given = draft?.answers[path];
    if (given !== undefined) return answer(given);
    const response = await published(request);
    const items = draft?.items.filter((edited) => edited.path === path) ?? [];
    return items.length === 0 || response.status >= 400 ? response : answer(patched(dataOf(response), items));
  };

  return {
    transport,
    show: (next: PreviewDraft): void => {
      draft = next;
    },
  };
}
