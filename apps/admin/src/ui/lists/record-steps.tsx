import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '../../lib/data/resources.js';
import { StepsContext } from '../layout/steps.js';

interface RecordStepsProps {
  resource: ResourceName;
  openId: string | undefined;
  children: ReactNode;
}

/** Leads from an open record to its neighbours of the list, and on to the next once a decision took it out of its view. */
export const RecordSteps = ({ resource, openId, children }: RecordStepsProps) => {
  const navigate = useNavigate();
  const { data } = useListContext<RaRecord>();
  const ids = useMemo(() => (data ?? []).map(({ id }) => String(id)), [data]);
  const place = openId === undefined ? -1 : ids.indexOf(openId);
  const stood = useRef(0);
  const decided = useRef<string>(undefined);
  useEffect(() => {
    if (place !== -1) {
      stood.current = place;
      return;
    }
    if (openId === undefined || decided.current !== openId) return;
    decided.current = undefined;
    const next = ids[stood.current] ?? ids.at(-1);
    if (next !== undefined) void navigate(`/${resource}/${encodeURIComponent(next)}`);
  }, [ids, place, openId, resource, navigate]);
  const steps = useMemo(() => {
    const at = (index: number): string | null => {
      const id = ids[index];
      return place === -1 || id === undefined ? null : `/${resource}/${encodeURIComponent(id)}`;
    };
    return {
      previous: at(place - 1),
      next: at(place + 1),
      onDecided: () => {
        decided.current = openId;
      },
    };
  }, [ids, place, resource, openId]);
  return <StepsContext value={openId === undefined ? null : steps}>{children}</StepsContext>;
};
