import { teamApi } from '@cairn/contracts/campaigns/people/team.endpoints';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { teamQuery, type Member } from './queries.js';

/** The same list with one of its members at another place, counted from 1. */
export function movedTo(members: readonly Member[], id: string, position: number): Member[] {
  const moved = members.find((member) => member.id === id);
  if (moved === undefined) return [...members];
  const others = members.filter((member) => member.id !== id);
  return [...others.slice(0, position - 1), moved, ...others.slice(position - 1)].map((member, index) => ({
    ...member,
    position: index + 1,
  }));
}

/** Moves members by key or by drag: the list changes at once, and back where the API refuses. */
export const useOrder = (campaignId: string) => {
  const { t } = useTranslation('team');
  const words = useErrorWords();
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const query = teamQuery(campaignId);
  const move = useMutation({
    mutationFn: ({ id, position }: { id: string; position: number }) =>
      send(teamApi.change, { params: { campaignId, id }, body: { position } }),
    onMutate: async ({ id, position }) => {
      await queries.cancelQueries(query);
      const before = queries.getQueryData(query.queryKey);
      if (before) queries.setQueryData(query.queryKey, { ...before, items: movedTo(before.items, id, position) });
      return before;
    },
    onSuccess: ({ fullName, position }) => setSaid(t('moved', { name: fullName, place: position })),
    onError: (error, _move, before) => {
      queries.setQueryData(query.queryKey, before);
      notifications.show({ message: words(error), color: 'red' });
    },
    onSettled: () => queries.invalidateQueries(query),
  });
  return { move: move.mutate, said };
};
