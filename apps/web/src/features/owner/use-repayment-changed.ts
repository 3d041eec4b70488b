import { useQueryClient } from '@tanstack/react-query';
import { ownerKeys, type Instalment } from './queries.js';
import { SHARED_KEYS } from '../../lib/api/shared-keys.js';

/**
 * Reads again what shows a repayment that was paid or taken back; also the lists that are not shown now, which would
 * otherwise offer to pay it for a moment more.
 */
export const useRepaymentChanged = (): ((repayment: Pick<Instalment, 'id' | 'campaignId'>) => Promise<void>) => {
  const queries = useQueryClient();
  return async ({ id, campaignId }) => {
    const lists = [ownerKeys.repayments(campaignId), ownerKeys.overdue()];
    const others = [ownerKeys.repayment(id), SHARED_KEYS.wallet];
    await Promise.all([
      ...lists.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'all' })),
      ...others.map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
  };
};
