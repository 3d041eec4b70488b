-- What the platform takes of a raise, in basis points, with the day from which it applies. SEC-57: one person proposes a
-- change and another confirms it. A campaign keeps the fees of the day on which it was approved.
create table platform_fee (
  id uuid primary key,
  applies_from date not null,
  fixed_reached integer not null check (fixed_reached between 0 and 5000),
  flexible_reached integer not null check (flexible_reached between 0 and 5000),
  flexible_missed integer not null check (flexible_missed between 0 and 5000),
  reason text not null,
  -- Null for the fees that the product comes with.
  maker_id uuid references app_user,
  made_at timestamptz not null,
  checker_id uuid references app_user,
  decided_at timestamptz,
  state text not null check (state in ('waiting', 'confirmed', 'refused')),
  constraint platform_fee_maker check (maker_id is not null or id = '0192f000-0000-7000-8000-0000000000fe'),
  constraint platform_fee_decided check ((state = 'waiting') = (decided_at is null)),
  constraint platform_fee_two_people check (checker_id is null or checker_id <> maker_id),
  constraint platform_fee_checked check (state <> 'confirmed' or maker_id is null or checker_id is not null)
);
create unique index platform_fee_waiting on platform_fee (state) where state = 'waiting';
insert into platform_fee (id, applies_from, fixed_reached, flexible_reached, flexible_missed, reason, made_at, decided_at, state)
values ('0192f000-0000-7000-8000-0000000000fe', '2016-01-01', 500, 1000, 1500, 'Fees of the product', now(), now(), 'confirmed');
revoke delete on platform_fee from cairn_app, cairn_worker;
-- What a fee was never changes.
revoke update on platform_fee from cairn_app, cairn_worker;
grant update (state, checker_id, decided_at) on platform_fee to cairn_app, cairn_worker;

alter table campaign
  add column fee_goal_reached integer check (fee_goal_reached between 0 and 5000),
  add column fee_goal_missed integer check (fee_goal_missed between 0 and 5000);
update campaign set fee_goal_reached = case when raise_mode = 'flexible' then 1000 else 500 end,
  fee_goal_missed = case when raise_mode = 'flexible' then 1500 else 0 end
where opens_at is not null;

-- Whether the console shows what is still to be done before the first campaign.
insert into site_setting (name, value, public) values ('gettingReady', '"yes"', false);

create function refuse_fee_change() returns trigger language plpgsql as $$
begin
  raise exception 'A campaign keeps the fees with which it was approved';
end $$;
create trigger campaign_fee_frozen before update of fee_goal_reached, fee_goal_missed on campaign for each row
  when (old.fee_goal_reached is not null and (old.fee_goal_reached is distinct from new.fee_goal_reached
    or old.fee_goal_missed is distinct from new.fee_goal_missed))
  execute function refuse_fee_change();
