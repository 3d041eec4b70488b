-- A token that signs in elsewhere, and the code step that follows it, belong to the session that made them: they end with
-- it, and what they open goes on as that session.
alter table user_link add column session_id uuid references session;
alter table sign_in_verification add column session_id uuid references session;

-- The half-authenticated token of the console names a row like that of the site, so that it can be made void.
alter table sign_in_verification drop constraint sign_in_verification_purpose_check;
alter table sign_in_verification add constraint sign_in_verification_purpose_check
  check (purpose in ('login', 'sign_up', 'admin_login'));
create index sign_in_verification_user on sign_in_verification (user_id);
