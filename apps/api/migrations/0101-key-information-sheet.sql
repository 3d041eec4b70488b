-- Regulation (EU) 2020/1503, Article 23: investors are given a key investment information sheet for each offer, of at most
-- six pages of A4.
insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('eu_ecspr', 'key_information_pages', '6', '2021-11-10', 'Regulation (EU) 2020/1503, Article 23');

alter table campaign_document drop constraint campaign_document_type_check,
  add constraint campaign_document_type_check
    check (type in ('key_information', 'offering', 'financials', 'agreement', 'plan', 'register', 'other'));

-- The most pages of a sheet under the law of the site; null where it asks for none.
create function key_information_pages() returns integer language sql stable as $$
  select (rules_in_force(value #>> '{}') ->> 'key_information_pages')::int from site_setting where name = 'jurisdictionProfile'
$$;

-- The sheet of a campaign that everybody can open: its newest version that was found clean.
create function key_information_of(p_campaign uuid) returns table (document_id uuid, version integer, file_id uuid, uploaded_at timestamptz)
language sql stable as $$
  select d.id, v.version, v.file_id, v.uploaded_at
  from campaign_document d join campaign_document_version v on v.document_id = d.id
  left join kernel.file_scan s on s.file_id = v.file_id
  where d.campaign_id = p_campaign and d.removed_at is null and d.type = 'key_information' and d.visibility = 'public'
    and coalesce(s.state, 'clean') = 'clean'
  order by v.uploaded_at desc, v.version desc limit 1
$$;
