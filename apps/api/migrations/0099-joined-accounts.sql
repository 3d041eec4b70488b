-- Accounts of one person: whoever approves a second record with the same tax number joins them. Their commitments count
-- together towards one limit (17 CFR 227.100(a)(2) limits an investor, and not an account).
create table joined_account (
  user_id uuid primary key references app_user,
  -- The same for all accounts of the person.
  person_id uuid not null,
  joined_at timestamptz not null
);
create index joined_account_person on joined_account (person_id);

insert into joined_account (user_id, person_id, joined_at)
select p.user_id, min(o.user_id::text)::uuid, kernel.now()
from investor_profile p join investor_profile o on o.ssn_index = p.ssn_index and o.state = 'approved'
where p.state = 'approved' group by p.user_id having count(*) > 1;

-- Everybody whose commitments count with those of this account, itself among them: the person's other accounts, and with
-- p_spouses their spouses and those of their accounts.
create function household_of(p_user uuid, p_spouses boolean) returns uuid[] language sql stable as $$
  with recursive household(id) as (
    select p_user
    union
    select next.id from household h cross join lateral (
      select o.user_id as id from joined_account j join joined_account o on o.person_id = j.person_id where j.user_id = h.id
      union all
      select spouse_of(h.id) where p_spouses
    ) next where next.id is not null
  )
  select array_agg(id order by id) from household
$$;

-- The account, and after it all of its household as one: each statement of a volatile function sees what was committed
-- while the one before it waited.
create or replace function lock_investor(p_rank int, p_household_rank int, p_user text) returns void language plpgsql volatile as $$
declare
  household uuid[];
begin
  perform pg_advisory_xact_lock(p_rank, hashtext(p_user));
  if p_user ~ '^[0-9a-f-]{36}$' then
    household := household_of(p_user::uuid, true);
    if cardinality(household) > 1 then
      perform pg_advisory_xact_lock(p_household_rank, hashtext(household[1]::text));
    end if;
  end if;
end $$;
