import { commentsAdminApi, commentsApi, updatesApi } from '@cairn/contracts';
import { adminOf, type DemoInvestor, type Population } from './demo-people.js';
import { aFigure } from './demo-pictures.js';
import type { DemoWorld, Step } from './demo-world.js';
import { COMMENTS, UPDATES, type DemoComment, type DemoUpdate } from './discussion.data.js';

/** A moderator reads it a little later on the same day. */
const READ_AFTER = 0.1;

interface Talked {
  campaignId: string;
  owner: DemoInvestor;
}

const personAt = ({ people }: Population, place: number): DemoInvestor => {
  const person = people[place];
  if (person === undefined) throw new Error(`There is no demo user at place ${place}`);
  return person;
};

async function talkedOf(world: DemoWorld, { people }: Population, name: string): Promise<Talked> {
  const [row] = await world.sql<{ id: string; owner: string }>(
    'select id, owner_id as owner from campaign where name = $1',
    [name],
  );
  const owner = people.find(({ id }) => id === row?.owner);
  if (row === undefined || owner === undefined) throw new Error(`${name} is not there`);
  return { campaignId: row.id, owner };
}

function updateSteps(world: DemoWorld, population: Population, update: DemoUpdate): Step[] {
  const { campaign, day, audience, title, paragraphs, picture, edited } = update;
  const words = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  let posted = '';
  const post = async (): Promise<void> => {
    const { campaignId, owner } = await talkedOf(world, population, campaign);
    const figure = picture === undefined ? [] : [await aFigure(world, campaignId, picture.cover, picture)];
    const body = { title, description: { type: 'doc', content: [...words, ...figure] }, audience };
    posted = (await owner.api.send(updatesApi.post, { params: { campaignId }, body })).id;
  };
  const edit = async (): Promise<void> => {
    const { campaignId, owner } = await talkedOf(world, population, campaign);
    await owner.api.send(updatesApi.change, {
      params: { campaignId, id: posted },
      body: { title: edited?.title ?? title },
    });
  };
  return [{ day, run: post }, ...(edited ? [{ day: edited.day, run: edit }] : [])];
}

function commentSteps(world: DemoWorld, population: Population, comment: DemoComment): Step[] {
  const { campaign, day, by, text, disclosure, decided, answer, reportedBy } = comment;
  const moderator = () => adminOf(population.admins, 'moderator').api;
  let id = '';
  const approve = async (one: string): Promise<void> => {
    const params = { id: one };
    const { version } = await moderator().send(commentsAdminApi.read, { params });
    await moderator().send(commentsAdminApi.approve, { params, body: { version } });
  };
  const post = async (): Promise<void> => {
    const { campaignId } = await talkedOf(world, population, campaign);
    const { api } = personAt(population, by);
    id = (await api.send(commentsApi.post, { params: { campaignId }, body: { text, disclosure } })).id;
  };
  const decide = async (): Promise<void> => {
    if (decided === undefined) return;
    if (decided === 'approved') return approve(id);
    const params = { id };
    const { version } = await moderator().send(commentsAdminApi.read, { params });
    if (decided === 'spam') await moderator().send(commentsAdminApi.spam, { params, body: { version } });
    else {
      const body = { version, guideline: decided, note: 'Please say what you know, not what will happen.' };
      await moderator().send(commentsAdminApi.decline, { params, body });
    }
  };
  const reply = async (): Promise<void> => {
    const { campaignId, owner } = await talkedOf(world, population, campaign);
    const body = { text: answer?.text ?? '', disclosure: 'none' as const, parentId: id };
    await approve((await owner.api.send(commentsApi.post, { params: { campaignId }, body })).id);
  };
  const report = async (): Promise<void> => {
    const { campaignId } = await talkedOf(world, population, campaign);
    const { api } = personAt(population, reportedBy ?? by);
    const body = { reason: 'spam' as const, detail: 'This is an advertisement.' };
    await api.send(commentsApi.report, { params: { campaignId, id }, body });
  };
  return [
    { day, run: post },
    ...(decided ? [{ day: day + READ_AFTER, run: decide }] : []),
    ...(answer ? [{ day: answer.day, run: reply }] : []),
    ...(reportedBy === undefined ? [] : [{ day: day + 2 * READ_AFTER, run: report }]),
  ];
}

/** Updates of campaigns, and what people say about them. */
export const discussionSteps = (world: DemoWorld, population: Population): Step[] => [
  ...UPDATES.flatMap((update) => updateSteps(world, population, update)),
  ...COMMENTS.flatMap((comment) => commentSteps(world, population, comment)),
];
