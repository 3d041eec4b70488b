-- In the terms, what a section says in short stands beside it: it is a quotation of the editor now, without its label.

create function pg_temp.noted(body jsonb) returns jsonb language sql as $$
  select jsonb_set(body, '{content}', (
    select jsonb_agg(
      case when node ->> 'type' = 'paragraph' and node #>> '{content,0,text}' ~ '^(In short|En bref|باختصار)\s*:'
        then jsonb_build_object('type', 'blockquote', 'content', jsonb_build_array(jsonb_set(node, '{content,0,text}',
          to_jsonb(regexp_replace(node #>> '{content,0,text}', '^(In short|En bref|باختصار)\s*:\s*', '')))))
        else node end order by place)
    from jsonb_array_elements(body -> 'content') with ordinality part(node, place)))
$$;
create function pg_temp.noted_texts(texts jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(language,
    case when words ? 'body' then words || jsonb_build_object('body', pg_temp.noted(words -> 'body')) else words end)
  from jsonb_each(texts) text(language, words)
$$;

update content_record set texts = pg_temp.noted_texts(texts) where kind = 'content-page' and code = 'terms';
update content_draft d set content = jsonb_set(d.content, '{texts}', pg_temp.noted_texts(d.content -> 'texts'))
from content_record r where r.id = d.record_id and r.kind = 'content-page' and r.code = 'terms';
update content_version v set content = jsonb_set(v.content, '{texts}', pg_temp.noted_texts(v.content -> 'texts'))
from content_record r where r.id = v.record_id and r.kind = 'content-page' and r.code = 'terms';
