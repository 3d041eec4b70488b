-- The console lists what was begun, the latest first, and archives it with a reason of its own.
alter table investment_draft add column archive_note text check (length(archive_note) between 3 and 1000),
  add constraint investment_draft_note check (archive_note is null or archive_reason = 'admin');
create index investment_draft_touched on investment_draft (touched_at desc, id desc);
