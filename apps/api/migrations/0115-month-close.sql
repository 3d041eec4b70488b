-- Closing a month: one person asks, another closes, and nothing is dated in it afterwards. No process may write the table.
create function ledger.ask_to_close(p_month date, p_by uuid) returns boolean
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if p_month >= date_trunc('month', kernel.now() at time zone 'UTC')::date then return false; end if;
  insert into ledger.period as p (month, state, closed_by) values (p_month, 'closing', p_by)
    on conflict (month) do update set state = 'closing', closed_by = p_by where p.state = 'open';
  return found;
end $$;

-- By another person than the one who asked.
create function ledger.close_month(p_month date, p_by uuid, p_totals jsonb) returns boolean
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  update ledger.period p set state = 'closed', approved_by = p_by, totals = p_totals
    where p.month = p_month and p.state = 'closing' and p.closed_by <> p_by;
  return found;
end $$;

-- Whoever asked takes it back, or the other one refuses.
create function ledger.keep_open(p_month date) returns boolean
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  update ledger.period p set state = 'open', closed_by = null where p.month = p_month and p.state = 'closing';
  return found;
end $$;

alter function ledger.ask_to_close(date, uuid) owner to ledger_owner;
alter function ledger.close_month(date, uuid, jsonb) owner to ledger_owner;
alter function ledger.keep_open(date) owner to ledger_owner;
revoke all on function ledger.ask_to_close(date, uuid), ledger.close_month(date, uuid, jsonb), ledger.keep_open(date) from public;
grant execute on function ledger.ask_to_close(date, uuid), ledger.close_month(date, uuid, jsonb), ledger.keep_open(date) to cairn_app, cairn_worker;
