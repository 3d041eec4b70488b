-- What people are told and by which channel, what was done with their accounts, and what they tell one another.

-- One row a person, made with the first choice. Only what differs from the rule of a topic is kept.
create table email_preference (
  id uuid primary key,
  user_id uuid not null references app_user,
  language text check (language in ('en', 'fr', 'ar')),
  choices jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index email_preference_user_key on email_preference (user_id);

-- Written by a consumer of events. Names of people and campaigns are read where they stand, never copied.
create table notification (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null,
  group_name text not null,
  params jsonb not null,
  campaign_id uuid references campaign on delete set null,
  actor_id uuid references app_user,
  at timestamptz not null,
  read_at timestamptz,
  browser boolean not null
);
create index notification_of_user on notification (user_id, at desc, id desc);
create index notification_of_user_group on notification (user_id, group_name, at desc, id desc);
create index notification_unread on notification (user_id, at desc, id desc) where read_at is null;

create table user_activity (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null,
  group_name text not null,
  params jsonb not null,
  campaign_id uuid references campaign on delete set null,
  actor_id uuid references app_user,
  agent text,
  at timestamptz not null
);
create index user_activity_of_user on user_activity (user_id, at desc, id desc);
create index user_activity_of_user_group on user_activity (user_id, group_name, at desc, id desc);
-- A removed draft takes its name out of the log, and nothing else ever changes.
create trigger user_activity_append_only before update of user_id, kind, params, actor_id, agent, at on user_activity
  for each row execute function kernel.refuse_change();

-- Two people, and the campaign they speak of where there is one. The lower id stands first, so that there is one row.
create table conversation (
  id uuid primary key,
  first_user_id uuid not null references app_user,
  second_user_id uuid not null references app_user,
  campaign_id uuid references campaign on delete set null,
  created_at timestamptz not null,
  check (first_user_id < second_user_id)
);
create unique index conversation_key on conversation (first_user_id, second_user_id, campaign_id) nulls not distinct;

-- Each side's view. The last message and the count of unread ones are kept by the transaction that writes a message.
create table conversation_side (
  conversation_id uuid not null references conversation,
  user_id uuid not null references app_user,
  other_id uuid not null references app_user,
  unread integer not null default 0 check (unread >= 0),
  blocked_at timestamptz,
  last_at timestamptz,
  last_message_id uuid,
  primary key (conversation_id, user_id)
);
create index conversation_side_list on conversation_side (user_id, last_at desc, conversation_id desc)
  where last_at is not null;
create index conversation_side_unread on conversation_side (user_id) where unread > 0;

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation,
  sender_id uuid not null references app_user,
  client_key uuid,
  text text not null check (length(text) between 1 and 4000),
  at timestamptz not null
);
create index message_of_conversation on message (conversation_id, at desc, id desc);
-- A message that is sent again after a broken connection is the same message.
create unique index message_client_key on message (sender_id, client_key) where client_key is not null;

create table message_report (
  id uuid primary key,
  conversation_id uuid not null references conversation,
  reporter_id uuid not null references app_user,
  reported_id uuid not null references app_user,
  reason text not null check (reason in ('spam', 'fraud', 'abuse', 'other')),
  detail text,
  state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user,
  note text
);
create index message_report_queue on message_report (state, created_at, id);
create unique index message_report_open_key on message_report (conversation_id, reporter_id) where state = 'open';

-- Words of a mail that the operator has changed; what is null keeps the product's own.
create table mail_override (
  template text not null,
  language text not null check (language in ('en', 'fr', 'ar')),
  subject text,
  body text,
  updated_at timestamptz not null,
  updated_by uuid not null references app_user,
  primary key (template, language)
);
