-- Pages are written in a draft and read as they were last published; what was published before can be read and taken back.

-- One draft a record: {code, parentId, enabled, attributes, texts}, as content_record has them.
create table content_draft (
  record_id uuid primary key references content_record on delete cascade,
  content jsonb not null,
  saved_by uuid references app_user,
  saved_at timestamptz not null
);

-- Every publication, whole; number counts from 1 in each record.
create table content_version (
  id uuid primary key,
  record_id uuid not null references content_record on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  -- Null for what came with the product.
  published_by uuid references app_user,
  published_at timestamptz not null,
  constraint content_version_number_key unique (record_id, number)
);

insert into content_version (id, record_id, number, content, published_at)
select gen_random_uuid(), id, 1,
  jsonb_build_object('code', code, 'parentId', parent_id, 'enabled', enabled, 'attributes', attributes, 'texts', texts),
  updated_at
from content_record where kind = 'content-page';
