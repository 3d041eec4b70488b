import { documentsApi, galleryApi } from '@cairn/contracts';
import { Clock } from '../kernel/clock/clock.js';
import { newId } from '../kernel/crypto/ids.js';
import { Database } from '../kernel/database/in-tx.js';
import { FileStore } from '../kernel/files/file-store.js';
import { Paper } from '../kernel/pdf/paper.js';
import type { DemoCampaign } from './campaign.js';
import { picture } from './demo-pictures.js';
import type { Population } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

interface Made {
  id: string;
  plan: DemoCampaign;
  owner: { id: string; api: Population['people'][number]['api'] };
}

/** What hangs on the wall: the campaign's own drawing, and two of the trade. */
const PICTURES: readonly (readonly [cover: string | null, title: string, description: string])[] = [
  [null, 'Where we work', 'The view from the yard, taken this spring.'],
  ['school', 'The people behind it', 'Our Monday meeting.'],
  ['wind', 'What drives us', 'Two turbines on the roof since last year.'],
];

const DOCUMENTS = [
  ['Financial statements of the last two years, reviewed', 'financials', 'public'],
  ['Business plan', 'plan', 'public'],
  ['Contracts with our three largest customers', 'agreement', 'private'],
] as const;

async function aPaper(world: DemoWorld, title: string, { company, summary }: DemoCampaign): Promise<Buffer> {
  const at = world.app.get(Clock).now();
  const paper = await Paper.begin('ltr', { title, at, size: 'A4' });
  paper.heading(title);
  paper.paragraph(company);
  paper.paragraph(summary);
  return paper.finish();
}

async function addDocuments(world: DemoWorld, { id, plan, owner }: Made): Promise<void> {
  const at = world.app.get(Clock).now();
  for (const [title, type, visibility] of DOCUMENTS) {
    const content = await aPaper(world, title, plan);
    const fileId = await world.app.get(Database).inTx((tx) =>
      world.app.get(FileStore).save(tx, {
        ownerId: owner.id,
        purpose: 'campaign_document',
        contentType: 'application/pdf',
        content,
        private: true,
      }),
    );
    const document = newId();
    await world.sql(
      `insert into campaign_document (id, campaign_id, title, type, visibility, changed_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [document, id, title, type, visibility, at],
    );
    await world.sql(
      `insert into campaign_document_version (document_id, version, file_id, name, content_type, size, uploaded_at)
       values ($1, 1, $2, $3, 'application/pdf', $4, $5)`,
      [document, fileId, `${type}.pdf`, content.length, at],
    );
  }
}

/** The gallery and the documents of a campaign. */
export async function addFiles(world: DemoWorld, made: Made): Promise<void> {
  const { id, plan, owner } = made;
  for (const [index, [cover, title, description]] of PICTURES.entries()) {
    await world.sql(
      `insert into campaign_picture (id, campaign_id, file_id, title, description, position, created_at)
       values ($1, $2, $3, $4, $5, $6, kernel.now())`,
      [newId(), id, await picture(world, cover ?? plan.cover, 'gallery'), title, description, index + 1],
    );
  }
  const body = { title: 'A visit to the workshop', url: 'https://vimeo.com/76979871' };
  await owner.api.send(galleryApi.addFilm, { params: { campaignId: id }, body });
  await addDocuments(world, made);
}

/** Three people ask for the private document: one may read it, one is declined, one waits. */
export async function askForDocuments(
  world: DemoWorld,
  { id, plan, owner }: Made,
  { people }: Population,
): Promise<void> {
  const params = { campaignId: id };
  const [closed] = (await owner.api.send(documentsApi.list, { params, query: {} })).items.filter(
    ({ visibility }) => visibility === 'private',
  );
  if (closed === undefined) return;
  const asking = people.filter(({ person }, place) => person.income !== undefined && place !== plan.owner).slice(0, 3);
  const notes = ['I audit companies of this kind.', 'Who buys from you?', null];
  for (const [index, { api }] of asking.entries()) {
    const body = { note: notes[index] ?? null };
    await api.send(documentsApi.requestAccess, { params: { ...params, id: closed.id }, body });
  }
  const { items } = await owner.api.send(documentsApi.accessRequests, { params, query: {} });
  const [, second, first] = items;
  if (first === undefined || second === undefined) return;
  const decide = (requestId: string, body: { status: 'granted' | 'declined'; reason?: string }) =>
    owner.api.send(documentsApi.decideAccess, { params: { ...params, requestId }, body });
  await decide(first.id, { status: 'granted' });
  await decide(second.id, { status: 'declined', reason: 'Our customers ask us not to show their contracts widely.' });
}
