-- Rolling closings (17 CFR 227.304(b)): an offering that has reached its goal takes up what was paid so far, after notice to
-- each of these investors, and stays open for others. Each has a fee and a payout of its own.
create table rolling_closing (
  id uuid primary key,
  campaign_id uuid not null references campaign,
  number smallint not null check (number > 0),
  state text not null default 'announced' check (state in ('announced', 'closed', 'missed', 'called_off')),
  announced_at timestamptz not null,
  announced_by uuid not null references app_user,
  closes_at timestamptz not null check (closes_at >= announced_at),
  ended_at timestamptz,
  -- Of one that was called off.
  ended_by uuid references app_user,
  reason text check (length(reason) between 1 and 2000),
  -- Of one that closed: what it took up, and what of it is the fee, in minor units.
  amount bigint check (amount > 0),
  fee bigint check (fee between 0 and amount),
  investments integer check (investments > 0),
  unique (campaign_id, number),
  constraint rolling_closing_ended check ((state = 'announced') = (ended_at is null)),
  constraint rolling_closing_called_off check ((state = 'called_off') = (reason is not null)),
  constraint rolling_closing_closed check (
    (state = 'closed') = (amount is not null) and (state = 'closed') = (fee is not null) and (state = 'closed') = (investments is not null))
);
create unique index rolling_closing_announced on rolling_closing (campaign_id) where state = 'announced';
create index rolling_closing_due on rolling_closing (closes_at) where state = 'announced';

-- The closing that an investment is part of, from the announcement on; of none after one that did not take place.
alter table investment add column closing_id uuid references rolling_closing;
create index investment_of_closing on investment (closing_id) where closing_id is not null;

-- What rolling closings have taken up so far, in minor units: its owner's, less the fee, while the campaign is open.
alter table campaign add column closed_amount bigint not null default 0 check (closed_amount >= 0);

insert into ledger.tx_kind values
  ('rolling_closing', 'A part of a campaign closed: its escrow became the fee and the owner''s money');
insert into ledger.kind_source values ('rolling_closing', 'rolling_closing');
insert into ledger.posting_rule values
  ('rolling_closing', 'L:escrow', 'R:platform_fee'), ('rolling_closing', 'L:escrow', 'L:payable');

-- The ledger looks whether the closing is there.
grant select on rolling_closing to ledger_owner;
create or replace function ledger.source_exists(p_source_type text, p_source_id text) returns boolean
  language plpgsql stable set search_path = ledger, pg_temp as $$
declare
  -- a chunk is <repayment>:<n>, a request for a payout <campaign>:<its key>, a debt <person>:<n>
  head text := case when p_source_type in ('repayment_chunk', 'payout_request', 'debt') then split_part(p_source_id, ':', 1) else p_source_id end;
begin
  if p_source_type = 'statement_line' then
    return exists (select from public.statement_line s
      where s.provider = split_part(p_source_id, ':', 1) and s.line_id = substr(p_source_id, strpos(p_source_id, ':') + 1));
  end if;
  if head !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  case p_source_type
    when 'investment' then return exists (select from public.investment where id = head::uuid);
    when 'payment' then return exists (select from public.payment where id = head::uuid);
    when 'refund' then return exists (select from public.refund where id = head::uuid);
    when 'payout' then return exists (select from public.payout where id = head::uuid);
    when 'withdrawal' then return exists (select from public.withdrawal where id = head::uuid);
    when 'top_up_return' then return exists (select from public.top_up_return where id = head::uuid);
    when 'repayment' then return exists (select from public.repayment where id = head::uuid);
    when 'repayment_chunk' then return exists (select from public.allocation where repayment_id = head::uuid);
    when 'debt' then return exists (select from public.app_user where id = head::uuid);
    when 'dispute' then return exists (select from public.dispute where id = head::uuid);
    when 'campaign', 'payout_request' then return exists (select from public.campaign where id = head::uuid);
    when 'rolling_closing' then return exists (select from public.rolling_closing where id = head::uuid);
    when 'adjustment' then return exists (select from public.adjustment_request where id = head::uuid and approved_at is not null);
    else return false;
  end case;
end $$;
