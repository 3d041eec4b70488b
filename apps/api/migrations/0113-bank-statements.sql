-- What the operator's bank says: statements as finance imports them, their lines, and the rules by which known lines are
-- booked. What nobody knows lies in suspense until a person has decided.
create table bank_statement (
  id uuid primary key,
  -- the number of the operator's account, compact
  account text not null,
  currency char(3) not null references ledger.currency,
  format text not null check (format in ('camt.053', 'csv')),
  -- the bank's own name of the statement
  reference text,
  file_hash bytea not null,
  first_on date not null,
  last_on date not null check (last_on >= first_on),
  opening bigint not null,
  closing bigint not null,
  line_count integer not null check (line_count >= 0),
  imported_by uuid not null references app_user,
  imported_at timestamptz not null,
  unique (account, file_hash)
);
create index bank_statement_at on bank_statement (imported_at desc, id desc);
create index bank_statement_of_account on bank_statement (account, last_on desc);

-- How a bank writes its CSV files, as finance has said it once.
create table bank_csv_mapping (
  account text primary key,
  mapping jsonb not null
);

create table bank_rule (
  id uuid primary key,
  -- what the text of a line contains, whatever its case
  contains text not null check (length(btrim(contains)) >= 3),
  direction text not null check (direction in ('in', 'out')),
  book_to text not null check (book_to in ('bank_fee', 'interest', 'operator')),
  reason text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  retired_by uuid references app_user,
  retired_at timestamptz,
  check ((retired_by is null) = (retired_at is null))
);
create index bank_rule_at on bank_rule (made_at desc, id desc);

-- One posting for the lines that were read together.
create table bank_booking (
  id uuid primary key,
  line_count integer not null check (line_count > 0),
  booked_at timestamptz not null
);

create table bank_line (
  -- follows from what the line says, so that the same line of two files is one
  id uuid primary key,
  statement_id uuid not null references bank_statement,
  account text not null,
  currency char(3) not null references ledger.currency,
  booked_on date not null,
  value_on date,
  -- what came in is above zero, what went out below
  amount bigint not null check (amount <> 0),
  bank_ref text,
  end_to_end text,
  remittance text,
  -- a reference or number of ours in it
  our_ref text,
  -- name, account and bank of the other side; encrypted
  counterparty bytea,
  state text not null check (state in ('new', 'open', 'returning', 'returned', 'matched', 'booked')),
  -- what of it lies in suspense, with the sign of the amount
  open bigint not null default 0,
  matched_type text check (matched_type in ('payment', 'withdrawal', 'payout', 'bank_return', 'provider_payout')),
  matched_id text,
  book_to text check (book_to in ('bank_fee', 'interest', 'operator')),
  rule_id uuid references bank_rule,
  booking_id uuid references bank_booking,
  owner_id uuid references app_user,
  note text,
  version integer not null default 1,
  settled_at timestamptz,
  check (sign(open) in (0, sign(amount)) and abs(open) <= abs(amount)),
  check ((state in ('open')) = (open <> 0)),
  check ((matched_type is null) = (matched_id is null))
);
create index bank_line_new on bank_line (booked_on, id) where state = 'new';
create index bank_line_open on bank_line (booked_on desc, id desc) where state = 'open';
create index bank_line_at on bank_line (booked_on desc, id desc);
create index bank_line_amount on bank_line (amount desc, id desc);
create index bank_line_ref on bank_line (our_ref) where our_ref is not null;
-- What left once was sent once, and what came back came back once.
create unique index bank_line_matched on bank_line (matched_type, matched_id, (amount > 0)) where matched_type <> 'payment';
create index bank_line_payment on bank_line (matched_id) where matched_type = 'payment';
revoke delete on bank_line, bank_statement, bank_rule, bank_booking from cairn_app, cairn_worker;

insert into ledger.account_group values
  ('X:bank_fee', 'expense', false, 16, 'What the bank charges'),
  ('R:bank_interest', 'revenue', false, 16, 'Interest that the bank pays'),
  ('E:operator', 'equity', false, 16, 'The operator''s own money on the account: paid in less taken out');
insert into ledger.tx_kind (code, meaning) values
  ('bank_lines', 'Lines of a bank statement were read: what nobody knows yet lies in suspense'),
  ('bank_line_settled', 'A line of a bank statement left suspense: its transaction was found, or a person booked it'),
  ('wire_received', 'Money of a wire transfer left suspense for the payment it was sent for'),
  ('bank_return', 'Money that came without need is on its way back to where it came from'),
  ('bank_return_sent', 'Money that came without need was transferred back'),
  ('bank_return_failed', 'A transfer that gave money back came back');
insert into ledger.kind_source values
  ('bank_lines', 'bank_booking'), ('bank_line_settled', 'bank_line'), ('wire_received', 'payment'),
  ('bank_return', 'bank_return'), ('bank_return_sent', 'bank_return'), ('bank_return_failed', 'bank_return');
insert into ledger.posting_rule values
  ('bank_lines', 'A:bank', 'L:suspense'), ('bank_lines', 'L:suspense', 'A:bank'),
  ('bank_lines', 'A:clearing', 'A:bank'), ('bank_lines', 'A:bank', 'A:clearing'),
  ('bank_lines', 'X:bank_fee', 'A:bank'), ('bank_lines', 'A:bank', 'X:bank_fee'),
  ('bank_lines', 'A:bank', 'R:bank_interest'), ('bank_lines', 'R:bank_interest', 'A:bank'),
  ('bank_lines', 'A:bank', 'E:operator'), ('bank_lines', 'E:operator', 'A:bank'),
  ('bank_line_settled', 'L:suspense', 'A:bank'), ('bank_line_settled', 'A:bank', 'L:suspense'),
  ('bank_line_settled', 'L:suspense', 'A:clearing'), ('bank_line_settled', 'A:clearing', 'L:suspense'),
  ('bank_line_settled', 'X:bank_fee', 'L:suspense'), ('bank_line_settled', 'L:suspense', 'X:bank_fee'),
  ('bank_line_settled', 'L:suspense', 'R:bank_interest'), ('bank_line_settled', 'R:bank_interest', 'L:suspense'),
  ('bank_line_settled', 'L:suspense', 'E:operator'), ('bank_line_settled', 'E:operator', 'L:suspense'),
  ('wire_received', 'L:suspense', 'A:clearing'),
  ('bank_return', 'L:suspense', 'L:transit'), ('bank_return_sent', 'L:transit', 'A:clearing'),
  ('bank_return_failed', 'A:clearing', 'L:suspense'), ('bank_return_failed', 'L:transit', 'L:suspense');

-- Above it, in the site's currency, two people of finance decide about money that goes back by hand.
insert into site_setting (name, value, public) values ('refundTwoPeopleAbove', '100000', false);

-- What one person of finance has decided and a second one has to: the act, what it is about, and why.
create table first_decision (
  act text not null,
  subject_id uuid not null,
  made_by uuid not null references app_user,
  reason text not null,
  made_at timestamptz not null,
  primary key (act, subject_id)
);

grant select on bank_booking, bank_line, bank_return to ledger_owner;
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
    when 'bank_booking' then return exists (select from public.bank_booking where id = head::uuid);
    when 'bank_line' then return exists (select from public.bank_line where id = head::uuid);
    when 'bank_return' then return exists (select from public.bank_return where id = head::uuid);
    when 'second_wallet_top_up' then return exists (select from public.second_wallet_top_up where id = head::uuid);
    when 'second_wallet_payout' then return exists (select from public.second_wallet_payout where id = head::uuid);
    when 'rolling_closing' then return exists (select from public.rolling_closing where id = head::uuid);
    when 'adjustment' then return exists (select from public.adjustment_request where id = head::uuid and approved_at is not null);
    else return false;
  end case;
end $$;
