-- What becomes of an invitation: reminded of once, taken back, and the account that was opened by its link, which may
-- have another address than the invited one. (Twice the number 0017 had been given; databases of that hour have this.)

alter table invitation
  add column if not exists reminded_at timestamptz,
  add column if not exists withdrawn_at timestamptz,
  add column if not exists claimed_by uuid references app_user;
create index if not exists invitation_claimed on invitation (claimed_by)
  where claimed_by is not null and accepted_at is null;
create index if not exists invitation_by_address on invitation (email) where accepted_at is null and withdrawn_at is null;
