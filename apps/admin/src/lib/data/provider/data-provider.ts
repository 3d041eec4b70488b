import type { Client } from '@cairn/client';
import type { DataProvider, GetListResult } from 'react-admin';
import { isResource } from '../resources.js';
import { listQuery } from './list-query.js';
import { createLists, type ListQuery } from './lists.js';
import { createReads, type Reads } from './reads.js';
import { createRecords } from './records.js';

/** The API counts no further; beyond, it only returns whether there is a next page. */
const COUNTED = 1000;

export type ConsoleData = DataProvider & Reads;

const notOffered = (): Promise<never> =>
  Promise.reject(new Error('The console changes records through its own actions'));

/** The ends of the pages that were read, by which the next one is asked for. */
function createPlaces() {
  const ends = new Map<string, string>();
  const keyOf = (resource: string, { page: _page, ...query }: ListQuery, page: number): string =>
    JSON.stringify([resource, query, page]);
  return {
    /** The question, by the end of the page before where that is known: numbers lead only as far as rows are counted. */
    ask(resource: string, query: ListQuery): ListQuery {
      const { page = 1, ...rest } = query;
      const cursor = page === 1 ? undefined : ends.get(keyOf(resource, query, page - 1));
      return cursor === undefined ? query : { ...rest, cursor };
    },
    learn(resource: string, query: ListQuery, nextCursor: string | null | undefined): void {
      const key = keyOf(resource, query, query.page ?? 1);
      if (nextCursor) ends.set(key, nextCursor);
      else ends.delete(key);
    },
  };
}

/**
 * react-admin's data provider over the typed client. Reads are kept in its one cache; writes are the actions of the
 * contracts (`Decision`), since a decision is never a change of fields.
 */
export function createDataProvider(client: Client): ConsoleData {
  const lists = createLists(client);
  const records = createRecords(client);
  const places = createPlaces();

  const provider = {
    async getList(resource: string, params: Parameters<DataProvider['getList']>[1]): Promise<GetListResult> {
      if (!isResource(resource)) throw new Error(`The console has no list ${resource}`);
      const query = listQuery(resource, params);
      const answer: { items: object[]; total?: number; nextCursor?: string | null } = await lists[resource](
        places.ask(resource, query),
      );
      const { items, nextCursor, total = items.length } = answer;
      places.learn(resource, query, nextCursor);
      const data = items.map((item) => ({ ...item })) as GetListResult['data']; // every row has an id
      const hasNextPage = nextCursor === undefined ? undefined : nextCursor !== null;
      return total < COUNTED || hasNextPage === undefined
        ? { data, total }
        : { data, pageInfo: { hasNextPage, hasPreviousPage: (query.page ?? 1) > 1 } };
    },
    async getOne(resource: string, { id }: { id: string | number }) {
      if (!Object.hasOwn(records, resource)) throw new Error(`The console opens no single record of ${resource}`);
      const read = records[resource as keyof typeof records]; // looked up in the line before
      return { data: { ...(await read(String(id))) } };
    },
    getMany: notOffered,
    getManyReference: notOffered,
    create: notOffered,
    update: notOffered,
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
    ...createReads(client),
  };
  return provider as unknown as ConsoleData; // its methods are generic over a record type that only the caller knows
}
