-- Investments that are paid into escrow at a third party, from what the investor has linked there: the agent holds the
-- money, and the platform never does.
insert into payment_rail (provider, rail) values ('north', 'north_ach'), ('north', 'north_card');

alter table investment drop constraint investment_payment_type_check;
alter table investment add constraint investment_payment_type_check
  check (payment_type ~ '^((wallet|(wallet_and_)?(card|ach|paypal|wire))|north_(ach|card))$');

-- C-06: the agent's own bounds are the same.
insert into payment_limit (method, currency, maximum, minimum, provider_maximum) values
  ('north_ach', 'USD', 10000000, 100, 10000000), ('north_card', 'USD', 500000, 100, 500000);

insert into ledger.tx_kind (code, meaning) values
  ('investment_north_ach', 'An investment was paid from a linked bank account into escrow at the agent'),
  ('investment_north_card', 'An investment was paid from a linked card into escrow at the agent');
insert into ledger.kind_source values ('investment_north_ach', 'payment'), ('investment_north_card', 'payment');
insert into ledger.posting_rule values
  ('investment_north_ach', 'A:clearing', 'L:escrow'), ('investment_north_card', 'A:clearing', 'L:escrow');

-- A person's account at the agent.
create table escrow_account (
  user_id uuid primary key references app_user,
  provider text not null,
  account_ref text not null,
  created_at timestamptz not null
);
create unique index escrow_account_key on escrow_account (provider, account_ref);

-- A bank account or a card that is linked there: the agent keeps its number, and the last four digits are all we know.
create table escrow_link (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider text not null,
  rail text not null check (rail in ('north_ach', 'north_card')),
  state text not null check (state in ('opening', 'linked', 'removed')),
  -- The provider's page, sealed: who has it may finish it.
  page bytea,
  method_ref text,
  label text,
  mask text check (length(mask) <= 4),
  created_at timestamptz not null,
  linked_at timestamptz,
  removed_at timestamptz,
  check (state <> 'linked' or method_ref is not null and linked_at is not null),
  check ((state = 'removed') = (removed_at is not null))
);
create unique index escrow_link_user_key on escrow_link (user_id, rail) where state <> 'removed';

-- Debits of what is linked there stand with those of linked bank accounts.
alter table bank_debit alter column bank_link_id drop not null;
alter table bank_debit add column escrow_link_id uuid references escrow_link;
alter table bank_debit add column claimed_at timestamptz;
alter table bank_debit add constraint bank_debit_one_link check (num_nonnulls(bank_link_id, escrow_link_id) = 1);
create index bank_debit_escrow_link on bank_debit (escrow_link_id) where escrow_link_id is not null;

-- Switched off until the operator has an agreement with the agent.
insert into content_record (id, kind, code, position, enabled, texts)
select gen_random_uuid(), 'payment-gateway', g.code, (select max(position) from content_record where kind = 'payment-gateway') + g.n,
  false, g.texts
from (values (1, 'north_ach', '{
  "en": {"name": "Bank account, into escrow", "description": "Debited from the bank account that you linked at the escrow agent; it settles within five business days."},
  "fr": {"name": "Compte bancaire, vers le séquestre", "description": "Débité du compte que vous avez lié auprès de l’agent séquestre ; réglé sous cinq jours ouvrés."},
  "ar": {"name": "حساب مصرفي، إلى حساب الضمان", "description": "يُخصم من الحساب المصرفي الذي ربطته لدى وكيل الضمان؛ تتم التسوية خلال خمسة أيام عمل."}}'::jsonb),
(2, 'north_card', '{
  "en": {"name": "Card, into escrow", "description": "Charged to the card that you linked at the escrow agent."},
  "fr": {"name": "Carte, vers le séquestre", "description": "Débitée de la carte que vous avez liée auprès de l’agent séquestre."},
  "ar": {"name": "بطاقة، إلى حساب الضمان", "description": "تُحمَّل على البطاقة التي ربطتها لدى وكيل الضمان."}}')) g(n, code, texts);
