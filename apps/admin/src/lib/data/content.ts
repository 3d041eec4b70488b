import type { ContentKind } from '@cairn/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { RowOf } from './provider/lists.js';
import { useRead, useRecord } from './reads.js';
import { SITE_KEY } from './site.js';

const LIST = 'content-records';
/** Data elsewhere that a change of content may affect. */
const TOUCHED = [[LIST], ['missing-translations'], ['site-languages'], SITE_KEY, ['audit-log']];
const WHOLE = { page: 1, perPage: 100 };

type ContentRecords = RowOf<'content-records'>;

/** The records of a kind, in their order; by default in the language of the screen. */
export const useRecords = (kind: ContentKind | null, language?: string) =>
  useGetList<ContentRecords>(
    LIST,
    { pagination: WHOLE, filter: { kind, ...(language === undefined ? {} : { lng: language }) } },
    { enabled: kind !== null, retry: false },
  );

export const useContentRecord = (id: string | null) => useRecord(LIST, id);

/** The last publications of a record, newest first. */
export const useVersions = (id: string) => useRead([LIST, 'versions', id], (data) => data.contentVersions(id));

export const useSiteLanguages = () => useRead(['site-languages'], (data) => data.siteLanguages());

/** After a change: lists, records, report and audit log are read again, and how the site writes its currencies. */
export function useContentChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(TOUCHED.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
