-- When each section of the wizard was last saved, by its name: a save that comes too late is told what overtook it.
alter table campaign add column sections_saved_at jsonb not null default '{}';
