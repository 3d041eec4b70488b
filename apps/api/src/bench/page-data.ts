import type pg from 'pg';
import { fillDesk } from './desk-data.js';

const COMMENTS = 200;
const DOCUMENTS = 50;
const UPDATES = 30;
const INVESTMENTS = 5_000;

const TEXT = 'What becomes of the pump in winter, and who looks after it when the ground is frozen?';
const BODY = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: TEXT }] }],
});

/** A campaign whose page has much on it: 5,000 investments, 200 comments, 50 documents and 30 updates. */
export async function fillPage(client: pg.Client, campaign: string): Promise<void> {
  await fillDesk(client, campaign, INVESTMENTS);
  await client.query(
    `insert into campaign_comment (id, campaign_id, author_id, text, disclosure, state, created_at, waits, first_approved_at)
     select gen_random_uuid(), $1, u.id, $2, 'none', 'approved', now() - make_interval(mins => u.n::int), false, now()
     from (select id, row_number() over (order by id) as n from app_user where user_type = 'investor' limit ${COMMENTS}) u`,
    [campaign, TEXT],
  );
  await client.query(
    `insert into campaign_update (id, campaign_id, author_id, title, body, audience, created_at)
     select gen_random_uuid(), c.id, c.owner_id, 'Month ' || n, $2, 'all', now() - make_interval(days => n)
     from campaign c, generate_series(1, ${UPDATES}) n where c.id = $1`,
    [campaign, BODY],
  );
  await client.query(
    `with made as (
       insert into kernel.file (id, purpose, content_type, size, sha256, private, storage_key)
       select gen_random_uuid(), 'campaign_document', 'application/pdf', 1000, '\\x00', true, 'bench-' || n
       from generate_series(1, ${DOCUMENTS}) n returning id),
     listed as (
       insert into campaign_document (id, campaign_id, title, type, visibility, changed_at)
       select id, $1, 'Paper', 'other', 'public', now() from made returning id)
     insert into campaign_document_version (document_id, version, file_id, name, content_type, size, uploaded_at)
     select made.id, 1, made.id, 'paper.pdf', 'application/pdf', 1000, now() from made join listed on listed.id = made.id`,
    [campaign],
  );
  await client.query('vacuum analyze campaign_comment, campaign_update, campaign_document, campaign_document_version');
}
