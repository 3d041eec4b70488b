-- When owners and investors are told of a payment that is still to come: days after its due date, or before it.
create table repayment_reminder (
  days integer not null,
  audience text not null check (audience in ('owner', 'investors')),
  primary key (days, audience)
);
insert into repayment_reminder (days, audience) values
  (-7, 'owner'), (-1, 'owner'), (1, 'owner'), (1, 'investors'), (15, 'owner'), (30, 'owner'), (30, 'investors');

-- What was told, once each.
create table repayment_reminded (
  repayment_id uuid not null references repayment,
  days integer not null,
  audience text not null,
  at timestamptz not null,
  primary key (repayment_id, days, audience),
  foreign key (days, audience) references repayment_reminder
);
