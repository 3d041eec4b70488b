-- Which provider collects by which way to pay. Both stand in every payment, so that what is known of a payment is asked
-- of the provider that made it, whatever is switched on today.
create table payment_rail (
  provider text not null,
  rail text not null,
  primary key (provider, rail)
);
create unique index payment_rail_key on payment_rail (rail);
insert into payment_rail (provider, rail) values ('stripe', 'card'), ('stripe', 'ach'), ('paypal', 'paypal');

alter table payment drop constraint payment_provider_check;
alter table payment add column rail text not null default 'card';
alter table payment alter column rail drop default;
alter table payment add constraint payment_rail_fkey foreign key (provider, rail) references payment_rail (provider, rail);
drop index payment_session_key;
create unique index payment_session_key on payment (provider, session_id) where session_id is not null;
drop index payment_provider_payment;
create index payment_provider_payment on payment (provider, provider_payment_id) where provider_payment_id is not null;

-- The payment's, so that two providers may use one id.
alter table refund add column provider text;
update refund r set provider = p.provider from payment p where p.id = r.payment_id;
alter table refund alter column provider set not null;
drop index refund_provider_key;
create unique index refund_provider_key on refund (provider, provider_refund_id) where provider_refund_id is not null;

alter table payout add column provider text;
update payout set provider = 'stripe' where method = 'connect';
alter table payout add constraint payout_provider_check check ((method = 'connect') = (provider is not null));

-- Debits of bank accounts in the United States: the payer agrees, and the bank decides within four business days.
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (
  state in ('planned', 'open', 'clearing', 'collected', 'failed', 'expired', 'late', 'returned', 'quarantined'));
alter table investment drop constraint investment_payment_type_check;
alter table investment add constraint investment_payment_type_check
  check (payment_type in ('wallet', 'card', 'ach', 'paypal', 'wallet_and_card'));
insert into payment_limit (method, currency, maximum, minimum) values
  ('ach', 'USD', 10000000, 50);
insert into payment_limit (method, currency, maximum, minimum) values
  ('paypal', 'USD', 1000000, 100), ('paypal', 'EUR', 1000000, 100), ('paypal', 'GBP', 1000000, 100);
insert into ledger.tx_kind (code, meaning) values
  ('investment_ach', 'An investment was paid by bank debit into escrow'),
  ('repayment_ach', 'An owner paid a repayment by bank debit'),
  ('investment_paypal', 'An investment was paid from a PayPal account into escrow'),
  ('repayment_paypal', 'An owner paid a repayment from a PayPal account');
insert into ledger.kind_source values ('investment_ach', 'payment'), ('repayment_ach', 'payment'),
  ('investment_paypal', 'payment'), ('repayment_paypal', 'payment');
insert into ledger.posting_rule values
  ('investment_ach', 'A:clearing', 'L:escrow'), ('repayment_ach', 'A:clearing', 'L:distribution'),
  ('investment_paypal', 'A:clearing', 'L:escrow'), ('repayment_paypal', 'A:clearing', 'L:distribution');

-- Switched off until the operator has set it up at the provider.
insert into content_record (id, kind, code, position, enabled, texts)
select gen_random_uuid(), 'payment-gateway', g.code, (select max(position) from content_record where kind = 'payment-gateway') + g.n,
  false, g.texts
from (values (1, 'ach', '{
  "en": {"name": "US bank account", "description": "Debited from your account in the United States; the bank answers within four business days."},
  "fr": {"name": "Compte bancaire américain", "description": "Débité de votre compte aux États-Unis ; la banque répond sous quatre jours ouvrés."},
  "ar": {"name": "حساب مصرفي أمريكي", "description": "يُخصم من حسابك في الولايات المتحدة؛ يجيب المصرف خلال أربعة أيام عمل."}}'::jsonb),
(2, 'paypal', '{
  "en": {"name": "PayPal", "description": "Approved on PayPal’s own page."},
  "fr": {"name": "PayPal", "description": "Le paiement est approuvé sur la page de PayPal."},
  "ar": {"name": "PayPal", "description": "توافق على الدفع في صفحة PayPal."}}')) g(n, code, texts);

-- A payer who told the bank that a debit was not authorised is not debited again until finance has cleared it up.
create table debit_stop (
  user_id uuid primary key references app_user,
  payment_id uuid not null references payment,
  code text not null,
  stopped_at timestamptz not null
);
