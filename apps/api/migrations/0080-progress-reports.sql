-- What a company says of the report that the law asks for at half and the whole of its target (17 CFR 227.203(a)(3)).
alter table campaign_milestone
  add column filed_on date,
  add column filed_by uuid references app_user,
  add constraint campaign_milestone_filed check ((filed_on is null) = (filed_by is null));
create index campaign_milestone_unfiled on campaign_milestone (report_until) where filed_on is null and report_until is not null;
