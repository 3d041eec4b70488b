-- Whoever ticks the newsletter while signing up is put on the list once the address has proved to be theirs.

alter table app_user add column newsletter_wanted boolean not null default false;
