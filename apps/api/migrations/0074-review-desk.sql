-- Who reviews a submission, and which points of the checklist are ticked.
alter table campaign_submission
  add column claimed_by uuid references app_user,
  add column claimed_at timestamptz,
  add constraint campaign_submission_claimed check ((claimed_by is null) = (claimed_at is null));
create index campaign_submission_claimed_by on campaign_submission (claimed_by) where state = 'waiting';

create table submission_check (
  campaign_id uuid not null,
  submission integer not null,
  code text not null check (length(code) <= 40),
  checked_by uuid not null references app_user,
  checked_at timestamptz not null,
  primary key (campaign_id, submission, code),
  foreign key (campaign_id, submission) references campaign_submission on delete cascade
);
