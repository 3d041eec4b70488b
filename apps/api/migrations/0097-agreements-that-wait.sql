-- Agreements that have no company's signature yet. What is signed stays as it is, so what waits for more stands apart:
-- counting it does not read what is signed by both.
create table agreement_waiting (
  agreement_id uuid primary key references agreement,
  campaign_id uuid not null references campaign,
  since timestamptz not null
);
create index agreement_waiting_of_campaign on agreement_waiting (campaign_id, since);

insert into agreement_waiting (agreement_id, campaign_id, since)
select a.id, a.campaign_id, a.signed_at from agreement a
where not exists (select from agreement_countersignature s where s.agreement_id = a.id)
  and not exists (select from agreement later where later.investment_id = a.investment_id and later.signed_at > a.signed_at);
