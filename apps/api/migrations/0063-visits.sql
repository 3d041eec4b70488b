-- Visits of campaign pages, counted without cookies and without anything that says who it was. Days are those of UTC.

create table campaign_visit (
  campaign_id uuid not null references campaign on delete cascade,
  day date not null,
  source text not null,
  visits integer not null,
  primary key (campaign_id, day, source)
);

-- One row a day. With it a visitor is told from others on that day; without it nobody can compute who came.
create table visit_salt (
  day date primary key,
  salt bytea not null
);

-- Who has been counted today, as hashes with the salt of the day; both are deleted when the day is over.
create table visit_seen (
  day date not null,
  campaign_id uuid not null references campaign on delete cascade,
  visitor bytea not null,
  primary key (day, campaign_id, visitor)
);

-- The privacy page says so. A sentence that an operator has changed stays as it is.
create function pg_temp.told_of_visits(content jsonb, sentences text[]) returns jsonb language plpgsql as $$
declare
  corrected text := content::text;
  sentence text[];
begin
  foreach sentence slice 1 in array sentences loop
    corrected := replace(corrected, sentence[1], sentence[2]);
  end loop;
  return corrected::jsonb;
end $$;

-- Versions that an admin has published do not change; the version that came with the product does.
create function pg_temp.tell_of_visits(of_kind text, of_code text, sentences text[]) returns void language sql as $$
  update content_record set texts = pg_temp.told_of_visits(texts, sentences) where kind = of_kind and code = of_code;
  update content_draft d set content = pg_temp.told_of_visits(d.content, sentences)
  from content_record r where r.id = d.record_id and r.kind = of_kind and r.code = of_code;
  update content_version v set content = pg_temp.told_of_visits(v.content, sentences)
  from content_record r where r.id = v.record_id and v.published_by is null and r.kind = of_kind and r.code = of_code;
$$;

select pg_temp.tell_of_visits('content-page', 'privacy', array[
  ['Videos from other sites load only when you ask for them.', 'Videos from other sites load only when you ask for them. Visits of campaign pages are counted without cookies and without storing your address; a browser that sends Do Not Track or Global Privacy Control is not counted.'],
  ['Les vidéos d’autres sites ne se chargent que si vous le demandez.', 'Les vidéos d’autres sites ne se chargent que si vous le demandez. Les visites des pages de campagne sont comptées sans cookie et sans conserver votre adresse ; un navigateur qui envoie Do Not Track ou Global Privacy Control n’est pas compté.'],
  ['ولا تُحمَّل مقاطع الفيديو من مواقع أخرى إلا إذا طلبتها.', 'ولا تُحمَّل مقاطع الفيديو من مواقع أخرى إلا إذا طلبتها. وتُعَدّ زيارات صفحات الحملات دون ملفات تعريف الارتباط ودون حفظ عنوانك، ولا يُعَدّ متصفح يرسل Do Not Track أو Global Privacy Control.']
]);
