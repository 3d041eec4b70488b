import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import type { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQuery } from '@tanstack/react-query';
import { send } from '../api/api.js';

export type CardPayment = Wire<PaymentStatus>;

export const CARD_PAYMENT_KEY = ['card-payment'] as const;

/**
 * The state of a subject's newest card payment, as the provider reports it. Its page sends people back without
 * saying whether a card was declined, so a page that they come back to asks. Not asked while `begun` is false: there
 * is no card payment to ask about.
 */
export const useCardPayment = (purpose: PaymentPurpose, id: string, begun: boolean) =>
  useQuery({
    queryKey: [...CARD_PAYMENT_KEY, purpose, id],
    queryFn: () => send(paymentsApi.checkPayment, { body: { purpose, id } }),
    enabled: begun,
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Whether a card was tried and declined, and the payment has not changed since. A payment without a page failed
 * before any card was seen.
 */
export const wasDeclined = (payment: CardPayment | undefined): payment is CardPayment =>
  payment !== undefined &&
  payment.failureCode !== null &&
  payment.sessionId !== '' &&
  (payment.gatewayResult === 'PENDING' || payment.gatewayResult === 'FAIL');
