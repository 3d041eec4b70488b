-- Lines of a provider's statement that the ledger does not have, or has with another amount: finance decides what they are.
alter table statement_line
  add column decision text check (decision in ('provider_fee', 'own_bank', 'correction', 'noted')),
  add column decision_reason text,
  add column decided_by uuid references app_user,
  add column decided_at timestamptz,
  add constraint statement_line_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (decision_reason is null) and (decision is null or state = 'matched'));

insert into ledger.tx_kind (code, meaning) values
  ('provider_line_decided', 'Finance decided what a line of a provider''s statement is');
insert into ledger.kind_source values ('provider_line_decided', 'statement_line');
-- What lies in suspense, or the difference of a line that the ledger has with another amount.
insert into ledger.posting_rule
  select 'provider_line_decided', v.one, v.other
  from (select a.one, b.other from (values ('L:suspense'), ('A:clearing')) a(one),
          (values ('A:bank'), ('X:provider_fee'), ('X:adjustment')) b(other)
        union all select b.other, a.one from (values ('L:suspense'), ('A:clearing')) a(one),
          (values ('A:bank'), ('X:provider_fee'), ('X:adjustment')) b(other)) v;

-- A line has no id of its own but the provider's.
alter table first_decision alter column subject_id type text;
