-- What a payer's bank is shown when it disputes a payment.

-- The session of the payer in which the payment was begun: its network address and device.
alter table payment add column begun_in uuid references session;

-- When finance was told that the evidence of a dispute is due within days: once.
alter table dispute add column reminded_at timestamptz;
create index dispute_evidence_due on dispute (evidence_due_at) where state in ('warning', 'open') and reminded_at is null;

-- The mails that the mail server has accepted, by their event. Names are read where they stand, as of notifications.
create table sent_mail (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null,
  params jsonb not null,
  campaign_id uuid references campaign on delete set null,
  sent_at timestamptz not null
);
create index sent_mail_of_user on sent_mail (user_id, sent_at);
