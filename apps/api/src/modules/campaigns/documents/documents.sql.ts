import { fileState } from '../../../kernel/files/file-scans.js';

/** The newest version of document `d`. */
export const NEWEST = `select n.* from campaign_document_version n where n.document_id = d.id order by n.version desc limit 1`;

/** The newest one that people may open. */
export const NEWEST_READY = `select n.* from campaign_document_version n
  where n.document_id = d.id and ${fileState('n.file_id')} = 'ready' order by n.version desc limit 1`;

/** ReaderAccess (contracts) to document `d` of campaign `c` by its access `a`; $4 is the reader. */
export const READER_ACCESS_SQL = `case
    when d.visibility = 'public' or c.owner_id = $4::uuid then 'open'
    when a.state = 'granted' and a.until <= kernel.now() then 'expired'
    else coalesce(a.state, 'none') end as access`;

/** How many documents a page lists. @param campaign SQL of its id */
export const documentsOf = (campaign: string): string =>
  `(select count(*)::int from campaign_document listed
    where listed.campaign_id = ${campaign} and listed.removed_at is null and exists (
      select 1 from campaign_document_version n
      where n.document_id = listed.id and ${fileState('n.file_id')} = 'ready'))`;

/** Whether the page of campaign `c` has its filing, a link that stands first among the documents. A test of interest has none. */
export const FILING = `case when not c.test_the_water then c.form_c_link end`;

/** The titles of a campaign's documents with the number of their newest version, a line each. @param campaign SQL of its id */
export const documentTitlesOf = (campaign: string): string =>
  `(select coalesce(string_agg(titled.title || ' (' || titled.version || ')', E'\\n' order by titled.title), '') from (
      select listed.title, max(n.version) as version from campaign_document listed
      join campaign_document_version n on n.document_id = listed.id
      where listed.campaign_id = ${campaign} and listed.removed_at is null group by listed.id, listed.title) titled)`;

/** Requests for documents that wait for an answer: `count`, and `since` when. @param campaign SQL of its id */
export const documentRequestsOf = (campaign: string): string =>
  `select count(*)::int as count, min(asked.asked_at) as since from document_access asked
   join campaign_document wanted on wanted.id = asked.document_id and wanted.removed_at is null
   where asked.campaign_id = ${campaign} and asked.state = 'requested'`;
