-- What of a repayment came by card, and when the card was charged: a repayment paid by card, or from a wallet that held
-- card money. Investors may withdraw it when its days are over, as if their own cards had been charged.
create table repayment_card_money (
  repayment_id uuid not null references repayment,
  collected_at timestamptz not null,
  amount bigint not null check (amount > 0),
  primary key (repayment_id, collected_at)
);
revoke update, delete on repayment_card_money from cairn_app, cairn_worker;
insert into repayment_card_money (repayment_id, collected_at, amount)
select r.id, p.collected_at, r.interest + r.principal
from repayment r
join payment p on p.purpose = 'repayment' and p.subject_id = r.id
join ledger.tx t on t.kind = 'repayment_card' and t.source_type = 'payment' and t.source_id = p.id::text;

-- The process walks a wallet's movements itself (modules/wallet/card-lots.ts), card payment by card payment.
drop function wallet_card_money(text, timestamptz, text);
