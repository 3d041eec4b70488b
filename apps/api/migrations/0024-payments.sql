-- Payments as a provider really answers: attempts that are looked up before a repeat, refunds that fail later, disputes,
-- fees that come afterwards, and the provider's own statement.

-- Each time a provider was asked to move money. A new attempt, with a new key at the provider, only after a look-up has
-- said that the former had no effect.
create table provider_call (
  op_key text not null,
  attempt integer not null check (attempt > 0),
  provider text not null,
  operation text not null,
  sent_at timestamptz not null,
  answered_at timestamptz,
  outcome text check (outcome in ('ok', 'rejected', 'unavailable', 'unknown')),
  code text,
  ref text,
  primary key (op_key, attempt)
);

alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (
  state in ('planned', 'open', 'collected', 'failed', 'expired', 'late', 'returned', 'quarantined'));
alter table payment
  add column attempt integer not null default 1 check (attempt > 0),
  -- what the provider says it received; another amount or currency than was asked for is quarantined
  add column received bigint check (received >= 0),
  add column received_currency char(3),
  add column refunded bigint not null default 0 check (refunded >= 0),
  -- what the provider kept; null until it has said so
  add column fee bigint check (fee >= 0),
  add column fee_currency char(3),
  add column next_check_at timestamptz,
  add column checks integer not null default 0,
  -- why a person has to look
  add column attention text;
update payment set next_check_at = coalesce(expires_at, created_at) where state in ('planned', 'open');
drop index payment_unfinished;
create index payment_due on payment (next_check_at) where next_check_at is not null;
create index payment_provider_payment on payment (provider_payment_id) where provider_payment_id is not null;
create index payment_attention on payment (created_at desc) where attention is not null;

drop index refund_subject_key;
alter table refund
  add column attempt integer not null default 1 check (attempt > 0),
  -- who began it: the platform, or somebody in the provider's dashboard
  add column origin text not null default 'platform' check (origin in ('platform', 'provider')),
  add column next_check_at timestamptz,
  add column checks integer not null default 0,
  -- how a failed refund was settled in the end: another attempt, the payer's wallet, or their bank, which took the payment back
  add column resolved_at timestamptz,
  add column resolution text check (resolution in ('retried', 'wallet', 'charged_back'));
create unique index refund_attempt_key on refund (subject_type, subject_id, attempt);
create unique index refund_provider_key on refund (provider_refund_id) where provider_refund_id is not null;
drop index refund_unfinished;
update refund set next_check_at = created_at where state in ('planned', 'sent');
create index refund_due on refund (next_check_at) where state in ('planned', 'sent');
create index refund_failed on refund (created_at desc) where state = 'failed' and resolved_at is null;

-- A payer's bank took a payment back, or asks about it.
create table dispute (
  id uuid primary key,
  provider text not null,
  ref text not null,
  payment_id uuid not null references payment,
  state text not null check (state in ('warning', 'open', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  fee bigint not null default 0 check (fee >= 0),
  reason text not null,
  -- what bears it until it is decided: the escrow, the payer's wallet, the campaign's owner, or the platform
  borne_by text check (borne_by in ('escrow', 'refund', 'wallet', 'owner', 'platform')),
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  withdrawn_at timestamptz,
  closed_at timestamptz
);
create unique index dispute_ref_key on dispute (provider, ref);
create index dispute_payment on dispute (payment_id);
create index dispute_open on dispute (opened_at desc) where state in ('warning', 'open');

-- The provider's own books, line by line, each found in ours or waiting for a person.
create table statement_line (
  provider text not null,
  line_id text not null,
  kind text not null,
  amount bigint not null,
  fee bigint not null,
  net bigint not null,
  currency char(3) not null,
  source_ref text,
  payment_ref text,
  -- our id, where we wrote it into what moved
  our_ref text,
  description text,
  occurred_at timestamptz not null,
  available_on timestamptz,
  state text not null check (state in ('new', 'matched', 'missing_in_ledger', 'amount_mismatch')),
  tx_id bigint references ledger.tx,
  read_at timestamptz not null default clock_timestamp(),
  -- one that our books should know and do not yet is looked at again
  next_check_at timestamptz not null,
  primary key (provider, line_id)
);
create index statement_line_due on statement_line (next_check_at) where state = 'new';
create index statement_line_open on statement_line (occurred_at desc) where state <> 'matched';
create index statement_line_source on statement_line (source_ref);
create index statement_line_at on statement_line (occurred_at desc, line_id desc);
create table statement_cursor (
  provider text primary key,
  cursor text,
  read_at timestamptz not null
);

drop index webhook_event_key;
alter table webhook_event
  add column live boolean,
  -- the message as it came, encrypted
  add column body bytea,
  add column done_at timestamptz,
  add column outcome text check (outcome in ('acted', 'ignored'));
create unique index webhook_event_key on webhook_event (provider, endpoint, event_id);

-- The least a rail takes and the step of its amounts, in minor units (Stripe: three-decimal currencies end in 0).
alter table payment_limit
  add column minimum bigint not null default 1 check (minimum > 0),
  add column granularity bigint not null default 1 check (granularity > 0),
  -- the most the provider takes in one payment, whoever pays; `maximum` is the cap of rule C-06
  add column provider_maximum bigint not null default 99999999 check (provider_maximum > 0);
update payment_limit set minimum = 50 where currency in ('USD', 'EUR', 'JPY');
update payment_limit set minimum = 30 where currency = 'GBP';
update payment_limit set minimum = 500, granularity = 10 where currency = 'KWD';

alter table connect_account add column country char(2);
alter table payout
  -- why a released payout has not left yet, and when it is tried again
  add column waiting_for text check (waiting_for in ('provider', 'funds')),
  add column next_try_at timestamptz,
  add column tries integer not null default 0,
  add column failure_code text;
update payout set next_try_at = released_at where state = 'released';
create index payout_due on payout (next_try_at) where state = 'released';

insert into ledger.account_group values
  ('A:recv', 'asset', true, 1, 'What owners and investors owe after a chargeback'),
  ('A:fx', 'asset', false, 1, 'Positions from currencies that a provider exchanged'),
  ('X:dispute_fee', 'expense', false, 16, 'What providers charge for disputes'),
  ('X:chargeback_loss', 'expense', false, 16, 'Chargebacks that nobody else bears');
insert into ledger.tx_kind values
  ('refund_failed', 'A refund that had succeeded came back from the bank'),
  ('refund_to_wallet', 'A refund that its card refused was credited to the payer''s wallet'),
  ('quarantined_payment', 'A provider received another amount or currency than was asked for'),
  ('quarantine_return', 'Quarantined money is to be refunded'),
  ('chargeback', 'A payer''s bank took a payment back'),
  ('dispute_fee', 'A provider charged for a dispute'),
  ('dispute_won', 'A chargeback was decided for the platform: the money came back'),
  ('dispute_fee_returned', 'A provider gave its fee for a dispute back'),
  ('receivable_netted', 'What an owner or an investor owed was taken from what they could be paid'),
  ('provider_payout', 'A provider paid its balance out to the bank'),
  ('provider_payout_failed', 'A provider''s payout came back from the bank'),
  ('provider_top_up', 'Money was moved from the bank to a provider'),
  ('provider_exchange', 'A provider settled a payment in another currency'),
  ('provider_unmatched', 'A provider''s books show what ours do not: it waits in suspense');
