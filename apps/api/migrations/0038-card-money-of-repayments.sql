-- What of a repayment came by card, and when the card was charged: a repayment paid by card, or from a wallet whose card
-- money had not waited its days. Investors may withdraw it when its days are over, as if they had been charged themselves.
create table repayment_card_money (
  repayment_id uuid not null references repayment,
  collected_at timestamptz not null,
  amount bigint not null check (amount > 0),
  primary key (repayment_id, collected_at)
);
revoke update, delete on repayment_card_money from cairn_app, cairn_worker;
insert into repayment_card_money (repayment_id, collected_at, amount)
select r.id, p.collected_at, r.interest + r.principal
from repayment r
join payment p on p.purpose = 'repayment' and p.subject_id = r.id
join ledger.tx t on t.kind = 'repayment_card' and t.source_type = 'payment' and t.source_id = p.id::text;

drop function wallet_card_money(text, timestamptz, text);

/*
 * The movements of a wallet, in their order, and what of each is card money: one row a movement and card payment, with
 * `card` of its minor units collected at `collected_at`. A movement without card money has one row with nulls.
 *
 * Money that left and came back (an investment that was cancelled, a withdrawal that the bank returned) counts as if it
 * had never left: its credit does not make other money of card money.
 *
 * p_without: the id of a withdrawal or a repayment that is left out, as if it had not been asked for.
 */
create function wallet_movements(p_code text, p_without text default '')
returns table (entry bigint, source_type text, minor bigint, card bigint, collected_at timestamptz)
language sql stable set search_path = public, pg_temp as $$
  with moved as (
    select t.id, t.source_type, t.source_id, case l.side when 'C' then l.amount else -l.amount end as minor
    from ledger.account a
    join ledger.line l on l.account_id = a.id
    join ledger.tx t on t.id = l.tx_id
    left join ledger.tx s on s.pending_id = t.id
    where a.code = p_code and t.phase in ('posted', 'pending') and s.phase is distinct from 'void'
      and not (t.phase = 'pending' and l.side = 'C' and s.phase is null)
      and not (t.source_type in ('withdrawal', 'repayment') and t.source_id = p_without)
  ), movement as (
    select min(m.id) as id, m.source_type, m.source_id, sum(m.minor)::bigint as minor
    from moved m
    group by m.source_type, m.source_id, case when m.source_type in ('investment', 'withdrawal') then 0 else m.id end
    having sum(m.minor) <> 0
  ), source as (
    -- The cast stands in a CASE: not every source is an id.
    select m.*, case when m.source_type in ('payment', 'refund', 'dispute', 'top_up_return') then m.source_id::uuid
      when m.source_type = 'repayment_chunk' then split_part(m.source_id, ':', 1)::uuid end as source
    from movement m
  )
  select s.id, s.source_type, s.minor, c.card, c.collected_at
  from source s
  left join lateral (
    select abs(s.minor) as card, p.collected_at from payment p
    where s.source_type = 'payment' and p.id = s.source and p.purpose = 'top_up'
    union all
    select abs(s.minor), p.collected_at from refund r join payment p on p.id = r.payment_id
    where s.source_type = 'refund' and r.id = s.source
    union all
    select abs(s.minor), p.collected_at from dispute d join payment p on p.id = d.payment_id
    where s.source_type = 'dispute' and d.id = s.source
    union all
    select abs(s.minor), p.collected_at
    from top_up_return r join payment p on p.purpose = 'top_up' and p.subject_id = r.top_up_id and p.state = 'collected'
    where s.source_type = 'top_up_return' and r.id = s.source
    union all
    -- The investor's part of the repayment's card money, pro rata; a fraction of a minor unit is card money.
    select (ceil(s.minor * k.newer / k.whole) - ceil(s.minor * (k.newer - k.amount) / k.whole))::bigint, k.collected_at
    from (
      select c.amount, c.collected_at, r.interest + r.principal as whole,
        sum(c.amount) over (order by c.collected_at desc) as newer
      from repayment_card_money c join repayment r on r.id = c.repayment_id
      where s.source_type = 'repayment_chunk' and c.repayment_id = s.source
    ) k
  ) c on true
$$;

/*
 * Minor units of a wallet that came by card after each of `p_since` and have not been spent: what may not leave yet.
 *
 * The movements are walked in their order, with card money kept apart from other money. Spending takes other money first
 * and card money last, so that no order of buying, cancelling and withdrawing lets card money out early; what goes back
 * to the card, and what a bank takes back of a card payment, is taken from the card money first.
 */
create function wallet_card_money(p_code text, p_since timestamptz[], p_without text default '')
returns table (since timestamptz, waiting bigint)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  step record;
  card bigint := 0;
  other bigint := 0;
  taken bigint;
begin
  for step in
    select s.since, m.minor, coalesce(sum(m.card) filter (where m.collected_at > s.since), 0)::bigint as card,
      row_number() over (partition by s.since order by m.entry) = 1 as is_first,
      row_number() over (partition by s.since order by m.entry desc) = 1 as is_last
    from wallet_movements(p_code, p_without) m cross join (select distinct unnest(p_since) as since) s
    group by s.since, m.entry, m.minor order by s.since, m.entry
  loop
    if step.is_first then
      card := 0;
      other := 0;
    end if;
    if step.minor > 0 then
      card := card + step.card;
      other := other + step.minor - step.card;
    elsif step.card > 0 then
      taken := least(card, -step.minor);
      card := card - taken;
      other := greatest(0, other + step.minor + taken);
    else
      taken := least(other, -step.minor);
      other := other - taken;
      card := greatest(0, card + step.minor + taken);
    end if;
    if step.is_last then
      since := step.since;
      waiting := card;
      return next;
    end if;
  end loop;
end $$;
