import { adminContentApi, contentDraftsApi, type ContentKind } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { changed, type ConsoleAct, type Prepare } from './console-changes.js';
import { aPerson } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';

const editing = async (t: TestWorld) => (await aPerson(t, { adminRole: 'moderator' })).api;

const recordsOf = async (t: TestWorld, kind: ContentKind) =>
  (await (await editing(t)).send(adminContentApi.list, { query: { kind } })).items;

const newTopic = () => ({
  kind: 'help-topic' as const,
  code: `topic-${newId()}`,
  enabled: true,
  attributes: {},
  texts: { en: { title: 'A topic' } },
});

const aTopic: Prepare = async (t) => {
  const { id, updatedAt } = await (await editing(t)).send(adminContentApi.create, { body: newTopic() });
  return { id, body: { readAt: updatedAt } };
};

/** A page with something saved that nobody reads yet, and that differs from what everybody reads. */
const aDraftOfPage: Prepare = async (t) => {
  const api = await editing(t);
  const [page] = await recordsOf(t, 'content-page');
  const params = { id: page?.id ?? '' };
  const found = await api.send(adminContentApi.one, { params });
  const open = found.hasDraft ? await api.send(contentDraftsApi.discard, { params }) : found;
  const saved = await api.send(adminContentApi.change, {
    params: { id: open.id },
    body: { readAt: open.updatedAt, attributes: { listed: open.attributes['listed'] !== true } },
  });
  return { id: saved.id, body: { readAt: saved.updatedAt } };
};

/** A page that has been published twice: the version before is another one than readers have now. */
const anOldVersion: Prepare = async (t) => {
  const api = await editing(t);
  const { id, body } = await aDraftOfPage(t);
  await api.send(contentDraftsApi.publish, {
    params: { id: id ?? '' },
    body: { readAt: String(body?.['readAt']) },
  });
  const { items } = await api.send(contentDraftsApi.versions, { params: { id: id ?? '' }, query: {} });
  return { id: id ?? '', body: { version: items[1]?.number ?? 0 } };
};

const reversed: Prepare = async (t) => {
  const ids = (await recordsOf(t, 'menu-header')).map(({ id }) => id);
  return { body: { kind: 'menu-header', ids: ids.toReversed() } };
};

const nothing: Prepare = () => Promise.resolve({});
const of =
  (id: string): Prepare =>
  () =>
    Promise.resolve({ id });

/** Fees that one person of finance proposed and another has to confirm. */
const proposedFees: Prepare = async (t) => {
  const { id: maker } = await aPerson(t, { adminRole: 'finance' });
  const id = newId();
  await t.db.query(`update platform_fee set state = 'refused', decided_at = now() where state = 'waiting'`);
  await t.db.query(
    `insert into platform_fee (id, applies_from, fixed_reached, flexible_reached, flexible_missed, reason, maker_id, made_at,
       state)
     values ($1, '2041-01-01', 400, 900, 1400, 'Another market', $2, now(), 'waiting')`,
    [id, maker],
  );
  return { id };
};

/** Calls of the console that change the site's words, settings and mails. */
export const CONTENT_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/content-records': { told: 'made', prepare: () => Promise.resolve({ body: newTopic() }) },
  'PATCH /admin/content-records/:id': changed(aTopic, { enabled: false }),
  'DELETE /admin/content-records/:id': { told: 'removed', prepare: async (t) => ({ id: (await aTopic(t)).id ?? '' }) },
  'POST /admin/content-records/:id/publish': changed(aDraftOfPage),
  'POST /admin/content-records/:id/restore': changed(anOldVersion),
  'DELETE /admin/content-records/:id/draft': changed(aDraftOfPage),
  'POST /admin/content-order': changed(reversed),
  'POST /admin/content-pictures': { told: 'made', upload: true, prepare: nothing },
  'POST /admin/content-figures': { told: 'made', upload: true, prepare: nothing },
  'PATCH /admin/site-languages/:id': changed(of('ar'), { enabled: false }),
  'PATCH /admin/settings': changed(nothing, { siteName: 'Northmoor' }),
  'PATCH /admin/ways-to-pay': changed(nothing, { method: 'card', isOn: false, reason: 'The provider is down' }),
  'POST /admin/settings/marks/:mark': { ...changed(of('siteLogo')), upload: true },
  'DELETE /admin/settings/marks/:mark': changed(of('siteLogo')),
  'POST /admin/platform-fees': {
    told: 'made',
    prepare: nothing,
    body: {
      fixedReached: 400,
      flexibleReached: 900,
      flexibleMissed: 1_400,
      appliesFrom: '2040-01-01',
      reason: 'Another market',
    },
  },
  'POST /admin/platform-fees/:id/confirm': changed(proposedFees),
  'POST /admin/platform-fees/:id/refuse': changed(proposedFees, { reason: 'Too low' }),
  'POST /admin/getting-ready/test-mail': { told: 'made', prepare: nothing },
  'PATCH /admin/mail-templates/:id': changed(of('activation'), { language: 'en', subject: 'Hello' }),
  'POST /admin/mail-templates/:id/test': { told: 'done', prepare: of('activation'), body: { language: 'en' } },
};
