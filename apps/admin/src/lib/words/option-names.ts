import { contentApi, type OptionKind } from '@cairn/contracts';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../data/client.js';
import { useLanguage } from './words.js';

/** Names a stored code as the editors of the list do, also one that is no longer offered; else by the code. */
export const useOptionName = (kind: OptionKind): ((code: string | null) => string | null) => {
  const client = useClient();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['options', kind, language],
    queryFn: () => client.send(contentApi.options, { params: { kind }, query: { hidden: 'yes' } }),
  });
  return (code) => data?.find((option) => option.code === code)?.name ?? code;
};
