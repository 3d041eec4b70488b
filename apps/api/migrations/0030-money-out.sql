-- Money out: who holds the account, how many people confirm, from when on it may leave, and what came back.

insert into site_setting (name, value, public) values
  -- withdrawals above this amount of the site's currency are approved by one person and sent by another
  ('withdrawalTwoPersonAbove', '500000', false),
  -- what came by card leaves a wallet only after so many days: the time in which a payer may dispute it
  ('cardMoneyCooldownDays', '120', false);

alter table withdrawal drop constraint withdrawal_state_check;
alter table withdrawal add constraint withdrawal_state_check check (
  state in ('requested', 'approved', 'sent', 'rejected', 'cancelled', 'failed'));
alter table withdrawal
  -- encrypted; null on withdrawals from before the holder was asked for
  add column account_holder bytea,
  -- blind index of the whole account, to know one that was used before
  add column account_index bytea,
  -- a new account cools down first
  add column sendable_at timestamptz,
  -- two people; decided at the request, by the limit of its day
  add column needs_approval boolean not null default false,
  add column approved_at timestamptz,
  add column approved_by uuid references app_user,
  add column sent_at timestamptz,
  add column sent_by uuid references app_user,
  add column failed_at timestamptz,
  -- the account was handed to finance: the transfer may be under way, and the owner can no longer call it back
  add column transfer_begun_at timestamptz;
update withdrawal set sendable_at = created_at, needs_approval = state = 'requested' and amount > 500000,
  sent_at = case when state in ('sent', 'failed') then decided_at end,
  sent_by = case when state in ('sent', 'failed') then decided_by end;
alter table withdrawal
  alter column sendable_at set not null,
  add constraint withdrawal_other_people check (
    approved_by is distinct from user_id and sent_by is distinct from user_id
    and (sent_by is null or sent_by is distinct from approved_by)),
  add constraint withdrawal_two_people check (
    state not in ('sent', 'failed') or not needs_approval or (approved_by is not null and sent_by is not null)),
  add constraint withdrawal_not_before check (sent_at is null or sent_at >= sendable_at);
create index withdrawal_account on withdrawal (user_id, account_index, created_at);

alter table campaign add column bank_account_holder bytea;

alter table payout drop constraint payout_state_check;
alter table payout add constraint payout_state_check check (
  state in ('requested', 'approved', 'released', 'paid', 'failed', 'rejected', 'cancelled'));
alter table payout
  add column failed_at timestamptz,
  add column transfer_begun_at timestamptz;

-- What the bank sent back, withdrawals with their fee and payouts that it had been paid.
insert into ledger.kind_source values ('withdrawal_failed', 'withdrawal');
insert into ledger.posting_rule values
  ('withdrawal_failed', 'A:bank', 'L:wallet'), ('withdrawal_failed', 'R:wallet_fee', 'L:wallet'),
  ('payout_failed', 'A:bank', 'L:payable');

-- Money that was added by card and goes back to that card.
create table top_up_return (
  id uuid primary key,
  top_up_id uuid not null references top_up,
  user_id uuid not null references app_user,
  idempotency_key uuid not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null references ledger.currency,
  created_at timestamptz not null
);
create unique index top_up_return_command_key on top_up_return (user_id, idempotency_key);
create index top_up_return_top_up on top_up_return (top_up_id);
revoke update, delete on top_up_return from cairn_app, cairn_worker;
grant select on top_up_return to ledger_owner;
insert into ledger.tx_kind values ('top_up_return', 'money added by card goes back to that card');
insert into ledger.kind_source values ('top_up_return', 'top_up_return');
insert into ledger.posting_rule values ('top_up_return', 'L:wallet', 'L:refund_due');

/*
 * Minor units of a wallet that came by card after `p_since` and have not been spent: what may not leave yet.
 *
 * The wallet's entries are walked in their order, with card money kept apart from other money. Spending takes other money
 * first and card money last, so that no order of buying, cancelling and withdrawing lets card money out early; what goes
 * back to the card, and what a bank takes back of a card payment, is taken from the card money first.
 *
 * Money that left and came back (an investment that was cancelled, a withdrawal that the bank returned) counts as if it
 * had never left: its credit does not make other money of card money.
 *
 * p_without: the id of a withdrawal that is left out, as if it had not been asked for.
 */
create function wallet_card_money(p_code text, p_since timestamptz, p_without text default '') returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
declare
  entry record;
  card bigint := 0;
  other bigint := 0;
  taken bigint;
begin
  for entry in
    with moved as (
      select t.id, t.source_type, t.source_id, case l.side when 'C' then l.amount else -l.amount end as minor
      from ledger.account a
      join ledger.line l on l.account_id = a.id
      join ledger.tx t on t.id = l.tx_id
      left join ledger.tx s on s.pending_id = t.id
      where a.code = p_code and t.phase in ('posted', 'pending') and s.phase is distinct from 'void'
        and not (t.phase = 'pending' and l.side = 'C' and s.phase is null)
        and not (t.source_type = 'withdrawal' and t.source_id = p_without)
    ), events as (
      select min(m.id) as id, m.source_type, m.source_id, sum(m.minor)::bigint as minor
      from moved m
      group by m.source_type, m.source_id, case when m.source_type in ('investment', 'withdrawal') then 0 else m.id end
    )
    select e.minor, exists (
        select 1 from payment p where e.source_type = 'payment' and p.id::text = e.source_id
          and p.purpose = 'top_up' and p.collected_at > p_since
        union all
        select 1 from refund r join payment p on p.id = r.payment_id
        where e.source_type = 'refund' and r.id::text = e.source_id and p.collected_at > p_since
        union all
        select 1 from dispute d join payment p on p.id = d.payment_id
        where e.source_type = 'dispute' and d.id::text = e.source_id and p.collected_at > p_since
        union all
        select 1 from top_up_return r join payment p on p.purpose = 'top_up' and p.subject_id = r.top_up_id
        where e.source_type = 'top_up_return' and r.id::text = e.source_id and p.state = 'collected' and p.collected_at > p_since
      ) as by_card
    from events e where e.minor <> 0 order by e.id
  loop
    if entry.minor > 0 and entry.by_card then
      card := card + entry.minor;
    elsif entry.minor > 0 then
      other := other + entry.minor;
    elsif entry.by_card then
      taken := least(card, -entry.minor);
      card := card - taken;
      other := greatest(0, other + entry.minor + taken);
    else
      taken := least(other, -entry.minor);
      other := other - taken;
      card := greatest(0, card + entry.minor + taken);
    end if;
  end loop;
  return card;
end $$;
