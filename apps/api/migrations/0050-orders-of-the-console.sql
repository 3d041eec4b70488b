-- The console offers its lists in these orders (ADMIN_ORDERS in the contracts); each page follows an index.
create index campaign_submitted on campaign ((coalesce(submitted_at, '-infinity')), id);
create index campaign_name on campaign (name, id);
create index campaign_closing on campaign ((coalesce(closes_at, 'infinity')), id);
create index investor_profile_submitted on investor_profile (submitted_at, id);
create index investor_profile_name on investor_profile (legal_last_name, id);
create index accreditation_submitted on accreditation (submitted_at, id);
create index investment_amount on investment (amount, id);
create index payout_amount on payout (amount, id);
create index withdrawal_amount on withdrawal (amount, id);
create index refund_newest on refund (created_at, id);
create index refund_amount on refund (amount, id);
create index payment_newest on payment (created_at, id);
create index payment_amount on payment (amount, id);
create index dispute_newest on dispute (opened_at, id);
create index dispute_amount on dispute (amount, id);
create index statement_line_amount on statement_line (amount, line_id);
create index message_report_newest on message_report (created_at, id);
create index app_user_name_order on app_user ((first_name || ' ' || last_name), id);
-- Days of the ledger's entries: small and cheap to keep, since instants follow the numbers of the entries.
create index tx_effective on ledger.tx using brin (effective_at);
