-- Half and the whole of what a campaign needs, each reached once; and until when its owner reports that.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('us_regcf', 'progress_report_business_days', '5', '2016-05-16', '17 CFR 227.203(a)(3)'),
  ('none', 'progress_report_business_days', '0', '2016-01-01', 'No jurisdiction');

create table campaign_milestone (
  campaign_id uuid not null references campaign on delete cascade,
  percent integer not null check (percent in (50, 100)),
  reached_at timestamptz not null,
  -- Null where no law asks for a report.
  report_until timestamptz,
  primary key (campaign_id, percent)
);

-- What was reached before is told to nobody.
insert into campaign_milestone (campaign_id, percent, reached_at)
select k.campaign_id, p.percent, kernel.now() from campaign_capacity k cross join (values (50), (100)) p (percent)
where k.received > 0 and k.received * 100 >= k.threshold * p.percent;
