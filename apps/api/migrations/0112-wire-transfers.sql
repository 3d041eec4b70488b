-- Transfers that payers make themselves, to an account of the operator: instructions with a reference of their own, which
-- the bank's statement brings back.
insert into payment_rail (provider, rail) values ('bank', 'wire');

-- The operator's accounts. Where money is paid in, and what is put on top, is proposed by one person and confirmed by another.
create table operator_account (
  id uuid primary key,
  currency char(3) not null references ledger.currency,
  holder text not null,
  bank_name text not null,
  bank_address text,
  iban text,
  account_number text,
  routing_number text,
  bic text,
  -- C-06: what a payer adds to the amount, in minor units of the currency
  wire_fee bigint not null check (wire_fee >= 0),
  state text not null check (state in ('waiting', 'active', 'retired', 'refused')),
  reason text not null,
  maker_id uuid not null references app_user,
  made_at timestamptz not null,
  checker_id uuid references app_user,
  decided_at timestamptz,
  check ((iban is null) <> (account_number is null)),
  constraint operator_account_two_people check (checker_id is distinct from maker_id or state in ('refused', 'retired'))
);
create unique index operator_account_active on operator_account (currency) where state = 'active';
create unique index operator_account_waiting on operator_account (currency) where state = 'waiting';
create index operator_account_at on operator_account (made_at desc, id desc);
revoke delete on operator_account from cairn_app, cairn_worker;

-- What a payer adds to the amount: it is neither raised nor counted to a limit.
alter table payment add column surcharge bigint not null default 0 check (surcharge >= 0);

-- What one payer was told: the account stays the one of that moment, whatever is changed afterwards.
create table wire_instruction (
  payment_id uuid primary key,
  reference text not null unique,
  account_id uuid not null references operator_account,
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  shown_at timestamptz not null,
  expires_at timestamptz not null,
  -- what a statement brought for it, once; the line is the statement's
  received bigint check (received > 0),
  received_line uuid unique,
  received_at timestamptz,
  check ((received is null) = (received_at is null) and (received is null) = (received_line is null))
);
revoke delete on wire_instruction from cairn_app, cairn_worker;

-- Money that goes back by transfer: to a payer whose refund has no other way, or to whoever sent what was not asked for.
create table bank_return (
  id uuid primary key,
  number text not null unique,
  refund_id uuid unique,
  line_id uuid,
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  -- the line of the statement that brought the money, which tells the account it came from
  source_line uuid,
  state text not null check (state in ('planned', 'sent', 'failed')),
  reason text,
  asked_by uuid references app_user,
  approved_by uuid references app_user,
  transfer_begun_at timestamptz,
  reference text,
  sent_by uuid references app_user,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((refund_id is null) <> (line_id is null)),
  constraint bank_return_two_people check (approved_by is distinct from asked_by or approved_by is null)
);
create sequence bank_return_number;
create index bank_return_at on bank_return (created_at desc, id desc);
create index bank_return_open on bank_return (created_at) where state = 'planned';
create unique index bank_return_line on bank_return (line_id) where line_id is not null and state <> 'failed';
revoke delete on bank_return from cairn_app, cairn_worker;

alter table investment drop constraint investment_payment_type_check;
alter table investment add constraint investment_payment_type_check
  check (payment_type ~ '^(wallet|(wallet_and_)?(card|ach|paypal|wire))$');

-- In every currency in which there is an account; the cap is the bank's.
insert into payment_limit (method, currency, maximum, minimum, provider_maximum)
  select 'wire', code, 900000000000, 1, 900000000000 from ledger.currency;

insert into ledger.account_group values ('R:wire_fee', 'revenue', false, 16, 'What payers add to a wire transfer');
insert into ledger.tx_kind (code, meaning) values
  ('investment_wire', 'An investment was paid by wire transfer into escrow, with the fee on top'),
  ('repayment_wire', 'An owner paid a repayment by wire transfer');
insert into ledger.kind_source values ('investment_wire', 'payment'), ('repayment_wire', 'payment');
insert into ledger.posting_rule values
  ('investment_wire', 'A:clearing', 'L:escrow'), ('investment_wire', 'A:clearing', 'R:wire_fee'),
  ('repayment_wire', 'A:clearing', 'L:distribution'), ('repayment_wire', 'A:clearing', 'R:wire_fee'),
  ('top_up', 'A:clearing', 'R:wire_fee'),
  ('investment_return_card', 'R:wire_fee', 'L:refund_due');

-- Switched off until the operator has an account.
insert into content_record (id, kind, code, position, enabled, texts)
select gen_random_uuid(), 'payment-gateway', 'wire', (select max(position) from content_record where kind = 'payment-gateway') + 1,
  false, '{
  "en": {"name": "Wire transfer", "description": "You transfer the money from your bank; it must arrive within 24 hours."},
  "fr": {"name": "Virement bancaire", "description": "Vous virez l’argent depuis votre banque ; il doit arriver sous 24 heures."},
  "ar": {"name": "حوالة مصرفية", "description": "تحوّل المال من مصرفك، ويجب أن يصل خلال 24 ساعة."}}'::jsonb;
