import { useContext } from 'react';
import { useListContext } from 'react-admin';
import { readFailure } from '@cairn/client';
import { SessionContext } from '../shell/session-notice.js';
import type { ResourceName } from './resources.js';
import { useLanguage } from './words.js';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Gives what is on the screen, all pages of it, as a file; the address of a list is its resource's name. */
export function useListExport(resource: ResourceName): () => Promise<void> {
  const session = useContext(SessionContext);
  const language = useLanguage();
  const { filterValues, sort } = useListContext();
  return async () => {
    const query = new URLSearchParams({
      format: 'csv',
      lng: language,
      sort: sort.order === 'ASC' ? 'oldest' : 'newest',
    });
    for (const [name, value] of Object.entries(filterValues)) {
      const text = textOf(value);
      if (text !== null) query.set(name, text);
    }
    const answer = await fetch(`/api/v1.1/admin/${resource}?${query.toString()}`, {
      headers: { authorization: `Bearer ${session?.token() ?? ''}` },
    });
    if (!answer.ok) throw readFailure(answer.status, await answer.json());
    const address = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `${resource}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
}
