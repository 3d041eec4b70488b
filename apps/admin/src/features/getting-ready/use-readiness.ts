import { READINESS_STEPS, type ReadinessStep, type Wire } from '@cairn/contracts';
import type { Readiness } from '@cairn/contracts/readiness/readiness';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useConsoleData } from '../../lib/data/reads.js';

const KEY = 'readiness';

export interface StepState {
  step: ReadinessStep;
  found: Wire<Readiness> | undefined;
  error: unknown;
}

/** Every step in a call of its own, so that a slow provider does not delay the others. */
export function useReadiness(): { steps: readonly StepState[]; again: () => void } {
  const provider = useConsoleData();
  const queries = useQueryClient();
  const found = useQueries({
    queries: READINESS_STEPS.map((step) => ({
      queryKey: [KEY, step],
      queryFn: () => provider.readiness(step).then(({ data }) => data),
      retry: false,
    })),
  });
  return {
    steps: READINESS_STEPS.map((step, place) => ({
      step,
      found: found[place]?.data,
      error: found[place]?.error ?? null,
    })),
    again: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  };
}
