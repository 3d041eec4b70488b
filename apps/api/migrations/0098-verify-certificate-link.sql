-- A link to the page where a certificate's code is typed, at the end of the footer's last column, where that is still there.
insert into content_record (id, kind, code, parent_id, position, attributes, texts)
select gen_random_uuid(), 'menu-footer', 'verify-certificate', heading.id,
  (select coalesce(max(position), 0) + 1 from content_record where parent_id = heading.id),
  '{"linkType": "custom", "customUrl": "/verify-certificate", "urlTarget": "_self", "condition": "always"}',
  '{"en": {"title": "Verify a certificate"}, "fr": {"title": "Vérifier un certificat"}, "ar": {"title": "التحقق من شهادة"}}'
from content_record heading where heading.kind = 'menu-footer' and heading.code = 'site' and heading.parent_id is null;
