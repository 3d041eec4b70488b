-- For how long money may be taken back depends on how it was paid: each part of a repayment says by which way.
alter table repayment_card_money add column rail text;
update repayment_card_money c set rail = coalesce((
  select p.rail from repayment r join payment p on p.purpose = 'repayment' and p.subject_id = r.id and p.state = 'collected'
  join ledger.tx t on t.source_type = 'payment' and t.source_id = p.id::text and t.kind = 'repayment_' || p.rail
  where r.id = c.repayment_id limit 1), 'card');
alter table repayment_card_money alter column rail set not null,
  drop constraint repayment_card_money_pkey, add primary key (repayment_id, collected_at, rail);
