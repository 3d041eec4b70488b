-- What becomes of an invitation: reminded of once, taken back, and the account that was opened by its link, which may
-- have another address than the invited one.

alter table invitation
  add column reminded_at timestamptz,
  add column withdrawn_at timestamptz,
  add column claimed_by uuid references app_user;
create index invitation_claimed on invitation (claimed_by)
  where claimed_by is not null and accepted_at is null;
create index invitation_by_address on invitation (email) where accepted_at is null and withdrawn_at is null;
