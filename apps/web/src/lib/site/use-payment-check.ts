import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { send } from '../api/api.js';
import { wasDeclined } from './card-payment.js';

const AGAIN_MS = 2000;

const checkQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['payment-check', sessionId],
    queryFn: () => send(paymentsApi.checkSession, { body: { sessionId } }),
    staleTime: 0,
    // The provider may need a moment; we ask until it has made up its mind. A bank needs days.
    refetchInterval: ({ state }) =>
      state.data?.gatewayResult === 'PENDING' && state.data.state !== 'clearing' && !wasDeclined(state.data)
        ? AGAIN_MS
        : false,
  });

/** S-16: after coming back from the provider's page, its own word about the payment counts and nothing else. */
export const usePaymentCheck = () => {
  const [search] = useSearchParams();
  // PayPal names its order by `token`.
  const sessionId = search.get('session_id') ?? search.get('token') ?? '';
  return { sessionId, query: useQuery({ ...checkQuery(sessionId), enabled: sessionId !== '' }) };
};
