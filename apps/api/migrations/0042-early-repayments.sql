-- An early repayment of a loan: principal before its instalments ask for it, with the interest up to its day. When it is
-- paid, the instalments that are left are replaced by a new version of the schedule; the old ones stay, as replaced.
alter table repayment
  add column early boolean not null default false,
  add column schedule_version integer not null default 1 check (schedule_version > 0),
  drop constraint repayment_state_check,
  add constraint repayment_state_check
    check (state in ('due', 'paying', 'distributing', 'distributed', 'cancelled', 'replaced')),
  add constraint repayment_early check (not early or instalment is null and type = 'returnofInvestment' and principal > 0),
  add constraint repayment_replaced check (state <> 'replaced' or instalment is not null);

drop index repayment_instalment_key;
create unique index repayment_instalment_key on repayment (campaign_id, instalment)
  where instalment is not null and state <> 'replaced';
-- One at a time: a second would reckon with a schedule that the first is about to replace.
create unique index repayment_early_key on repayment (campaign_id) where early and state in ('due', 'paying');
