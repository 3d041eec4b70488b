-- Whom a campaign has reminded of an investment that is not complete, and when last: once in three days at most.

create table investment_reminder (
  campaign_id uuid not null references campaign on delete cascade,
  investor_id uuid not null references app_user,
  reminded_at timestamptz not null,
  reminded_by uuid not null references app_user,
  primary key (campaign_id, investor_id)
);

-- Investments for which a step may be missing, in the order of the owner's list: few among many that are paid.
create index investment_without_payment on investment (campaign_id, created_at desc, id desc)
  where state in ('reserved', 'paying', 'failed', 'expired');
