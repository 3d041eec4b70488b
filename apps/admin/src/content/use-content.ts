import { adminContentApi, contentDraftsApi, type ContentKind, type Wire } from '@cairn/contracts';
import type { ContentRow } from '@cairn/contracts/content/admin-content.replies';
import { useQueryClient } from '@tanstack/react-query';
import { useConsoleQuery } from '../app/client.js';
import { SITE_KEY } from '../app/site.js';

const ROOT = 'content';
/** The lists that react-admin reads. */
const LISTS = [['content-records'], ['missing-translations']];

/** The records of a kind, in their order. */
export const useRecords = (kind: ContentKind | null) =>
  useConsoleQuery(
    [ROOT, 'list', kind ?? ''],
    (client) =>
      kind === null
        ? Promise.resolve<Wire<ContentRow>[]>([])
        : client.send(adminContentApi.list, { query: { kind, perPage: 100 } }).then(({ items }) => items),
    { enabled: kind !== null },
  );

export const useContentRecord = (id: string | null) =>
  useConsoleQuery(
    [ROOT, 'record', id ?? ''],
    (client) => client.send(adminContentApi.one, { params: { id: id ?? '' } }),
    { enabled: id !== null },
  );

/** The last publications of a record, newest first. */
export const useVersions = (id: string) =>
  useConsoleQuery([ROOT, 'versions', id], (client) =>
    client.send(contentDraftsApi.versions, { params: { id }, query: { perPage: 20 } }),
  );

export const useSiteLanguages = () =>
  useConsoleQuery([ROOT, 'languages'], (client) => client.send(adminContentApi.languages, {}));

/** After a change: lists, records, report and auditLog are read again, and how the site writes its currencies. */
export function useContentChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([[ROOT], ...LISTS, SITE_KEY, ['audit-log']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
