/** The subject of a provider's message. Its content is not trusted: the record is read from the provider. */
export type WebhookHint =
  | { kind: 'collection'; sessionId: string }
  | { kind: 'collection_by_payment'; providerPaymentId: string }
  | { kind: 'refund'; providerRefundId: string }
  | { kind: 'dispute'; ref: string }
  | { kind: 'warning'; providerPaymentId: string }
  | { kind: 'payee'; accountId: string }
  | { kind: 'other' };
