-- A member of a team may answer for the company without seeing its books.
alter table team_member drop constraint team_member_role_check;
alter table team_member add constraint team_member_role_check check (role in ('view', 'messages', 'edit'));

-- Whoever never accepts is no member: their address goes after these days, counted from the last invitation.
alter table team_member alter column email drop not null;
alter table team_member add constraint team_member_has_address check (email is not null or secret_hash is null);
create index team_member_waiting on team_member (invited_at) where email is not null and accepted_at is null;
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('none', 'team_invitation_kept_days', '90', '2016-01-01', 'House rule');

-- What is said for the company stays said for it when its author leaves the team.
alter table campaign_comment add column by_company boolean not null default false;
update campaign_comment m set by_company = true from campaign c where c.id = m.campaign_id and c.owner_id = m.author_id;

-- A comment changes the page of its campaign, and of no other: the signal names it.
create function kernel.tell_campaign() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'campaigns ' || c.slug) from campaign c
    where c.id = case when tg_op = 'DELETE' then old.campaign_id else new.campaign_id end;
  return null;
end $$;
drop trigger told_changed on campaign_comment;
create trigger told_new after insert on campaign_comment
  for each row when (new.state = 'approved') execute function kernel.tell_campaign();
create trigger told_changed after update on campaign_comment
  for each row when (old.state = 'approved' or new.state = 'approved') execute function kernel.tell_campaign();
create trigger told_gone after delete on campaign_comment
  for each row when (old.state = 'approved') execute function kernel.tell_campaign();
