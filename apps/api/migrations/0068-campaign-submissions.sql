-- What a campaign was each time its owner submitted it, what reviewers noted about it, and how it was decided.
create table campaign_submission (
  campaign_id uuid not null references campaign on delete cascade,
  number integer not null check (number > 0),
  -- Each field of the wizard as text under its name.
  content jsonb not null,
  submitted_by uuid references app_user,
  submitted_at timestamptz not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'changes_requested')),
  message text check (length(message) between 3 and 1000),
  decided_by uuid references app_user,
  decided_at timestamptz,
  primary key (campaign_id, number),
  constraint campaign_submission_decided check ((state = 'waiting') = (decided_at is null)),
  constraint campaign_submission_message check ((state in ('declined', 'changes_requested')) = (message is not null))
);
create unique index campaign_submission_waiting on campaign_submission (campaign_id) where state = 'waiting';

create table submission_note (
  campaign_id uuid not null,
  submission integer not null,
  field text not null check (length(field) <= 80),
  note text not null check (length(note) between 1 and 1000),
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  primary key (campaign_id, submission, field),
  foreign key (campaign_id, submission) references campaign_submission on delete cascade
);

-- A campaign that was declined so that its owner changes it: told apart from one that is not wanted.
alter table campaign add column changes_requested boolean not null default false;
