import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/** For a form whose data another tab has changed: it is mounted again, under the next key, with the stored data. */
export const useOtherVersion = (queryKey: QueryKey): { edition: number; loadOther: () => Promise<void> } => {
  const queries = useQueryClient();
  const [edition, setEdition] = useState(0);
  const loadOther = async (): Promise<void> => {
    await queries.refetchQueries({ queryKey, exact: true });
    setEdition((before) => before + 1);
  };
  return { edition, loadOther };
};
