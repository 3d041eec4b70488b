-- Messages of every provider, at one address: what was proved, and what each is about.
alter table webhook_event rename column event_id to delivery_id;
alter table webhook_event
  add column proof text check (proof in ('signature', 'encrypted', 'none')),
  add column hints jsonb;

-- What waits was written for the consumer of one provider.
update kernel.outbox set topic = 'provider.message', consumer = 'rails.inbound',
  body = jsonb_build_object('webhookId', body ->> 'webhookId', 'provider', 'stripe', 'hints', jsonb_build_array(jsonb_build_object(
    'kind', case body ->> 'kind' when 'collection_by_payment' then 'payment' else body ->> 'kind' end,
    'ref', coalesce(body ->> 'sessionId', body ->> 'providerPaymentId', body ->> 'providerRefundId', body ->> 'accountId', body ->> 'ref'))))
where consumer = 'payments.webhook';
