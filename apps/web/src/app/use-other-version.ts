import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../features/auth/me.js';

/** For a form about the reader that another tab has overtaken: it begins anew, under the next key, with what is stored. */
export const useOtherVersion = (): { edition: number; loadOther: () => Promise<void> } => {
  const queries = useQueryClient();
  const [edition, setEdition] = useState(0);
  const loadOther = async (): Promise<void> => {
    await queries.refetchQueries({ queryKey: meQuery.queryKey, exact: true });
    setEdition((before) => before + 1);
  };
  return { edition, loadOther };
};
