-- A refund that somebody made at the provider, and not here: finance says that its payer has the money.
alter table statement_line
  drop constraint statement_line_decision_check,
  drop constraint statement_line_decided,
  add constraint statement_line_decision_check
    check (decision in ('provider_fee', 'own_bank', 'correction', 'payer_refund', 'noted')),
  add constraint statement_line_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (decision_reason is null)
    -- A refund stays open until the provider has confirmed it.
    and (decision is null or decision = 'payer_refund' or state = 'matched'));

insert into ledger.tx_kind (code, meaning) values
  ('provider_line_found', 'A line of a provider''s statement that lay in suspense turned out to be a refund in the ledger');
insert into ledger.kind_source values ('provider_line_found', 'statement_line');
insert into ledger.posting_rule values ('provider_line_found', 'A:clearing', 'L:suspense');
-- The payer has spent what was given back: the rest is owed.
insert into ledger.posting_rule values ('top_up_return', 'A:recv', 'L:refund_due');

-- Two people agree about a line once both have decided the same. What the first had decided was not kept: it is asked again.
delete from first_decision where act = 'statement.line';
