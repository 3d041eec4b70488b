-- Companies are compared with the lists as people are: those in whose name somebody invests, and those of campaigns.

-- A person is not compared with companies, nor a company with people; a legal entity (null) may be either. Companies of a
-- list in force from before are in its names from its next upload on.
alter table screening_name add column is_company boolean default false;
update screening_name n set is_company = null from screening_entry e
where e.list_id = n.list_id and e.entry_id = n.entry_id and e.schema_name = 'LegalEntity';
alter table screening_name alter column is_company drop default;

create table screened_company (
  source text not null check (source in ('investing_account', 'campaign')),
  source_id uuid not null,
  -- Whose account, or whose campaign: their money stands still where a match is confirmed.
  user_id uuid not null references app_user,
  name text not null,
  country text,
  -- With what it was compared last; null until then.
  basis text,
  primary key (source, source_id)
);
create index screened_company_user on screened_company (user_id);

insert into screened_company (source, source_id, user_id, name, country)
select 'campaign', id, owner_id, coalesce(company_name, name), country from campaign where status in (1, 2);

-- The company that was compared; null where it was the person.
alter table screening_case add column company text;
drop index screening_case_key;
create unique index screening_case_key on screening_case (user_id, list_kind, entry_id, coalesce(company, ''));
