-- Arabic is written without most vowels: a name in it is compared with names in Latin letters by its consonants.
-- What spellings of one name differ in is folded: the article, what two letters write, letters that Arabic does not
-- have, vowels, an h at the end, doubled letters.
create function screening_consonants(key text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(key, '\m(a[lnrtzd]|e[ls]|ul|as|ash|adh|ath) (?=\w)', 'l', 'g'),
          'sh', 'x'), 'ch', 'x'), 'kh', 'k'), 'gh', 'g'), 'th', 't'), 'dh', 'd'), 'dj', 'j'), 'ph', 'f'),
        'qcvpjaeiouyw', 'kkfbg'),
      '(.)\1+', '\1', 'g'),
    'h\M', '', 'g')
$$;

alter table screening_name
  add column consonants text generated always as (screening_consonants(key)) stored,
  add column is_arabic boolean generated always as (name ~ U&'[\0600-\06FF\0750-\077F\08A0-\08FF\FB50-\FDFF\FE70-\FEFF]') stored;
create index screening_name_arabic on screening_name using gin (consonants gin_trgm_ops) where is_arabic;
create index screening_name_latin on screening_name using gin (consonants gin_trgm_ops) where not is_arabic;

-- Everybody is compared again, by consonants too.
create or replace function screening_basis() returns text language sql stable as $$
  select coalesce(string_agg(id::text, ' ' order by kind), '') || ' '
    || (select value #>> '{}' from site_setting where name = 'screeningThreshold') || ' 2'
  from screening_list where state = 'in_force'
$$;
