-- Says that something changed which everybody may read, so that each process empties what it keeps of it in memory. The
-- payload is the topic; PostgreSQL says each once a transaction, when it commits. Totals of a campaign are left out: every
-- investment changes them, and commits that say something wait for one another.
create function kernel.tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_argv[0]);
  return null;
end $$;

create trigger told_changed after insert or update or delete on content_record
  for each statement execute function kernel.tell_changed('content');
create trigger told_changed after insert or update or delete on site_language
  for each statement execute function kernel.tell_changed('content');

create trigger told_changed after insert or update or delete on site_setting
  for each statement execute function kernel.tell_changed('settings');
create trigger told_changed after insert or update or delete on rule_param
  for each statement execute function kernel.tell_changed('settings');
create trigger told_changed after insert or update or delete on payment_limit
  for each statement execute function kernel.tell_changed('settings');
create trigger told_changed after insert or update or delete on platform_fee
  for each statement execute function kernel.tell_changed('settings');

-- A draft is nobody else's yet.
create trigger told_new after insert on campaign
  for each row when (new.is_public) execute function kernel.tell_changed('campaigns');
create trigger told_changed after update on campaign
  for each row when (old.is_public or new.is_public) execute function kernel.tell_changed('campaigns');
create trigger told_changed after update of open, opens_at, closes_at, max_units, threshold, listed_as on campaign_capacity
  for each statement execute function kernel.tell_changed('campaigns');

create trigger told_changed after update of first_name, last_name, slug, user_type, description, website, facebook, twitter,
    linkedin, youtube, photo_file_id, cover_file_id, show_name, show_investments, show_amounts, show_following, suspended_at,
    pseudonymised_at on app_user
  for each statement execute function kernel.tell_changed('people');
