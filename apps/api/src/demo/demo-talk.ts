import { communicationAdminApi, communicationApi } from '@cairn/contracts';
import { adminOf, type DemoInvestor, type Population } from './demo-people.js';
import type { DemoWorld, Step } from './demo-world.js';
import { TALKS, type DemoTalk } from './talks.data.js';

const personAt = ({ people }: Population, place: number): DemoInvestor => {
  const person = people[place];
  if (person === undefined) throw new Error(`There is no demo user at place ${place}`);
  return person;
};

/** Messages in turn: the first side begins, and an answer means that earlier messages were read. */
function stepsOf(world: DemoWorld, population: Population, talk: DemoTalk): Step[] {
  const sides = [personAt(population, talk.from), personAt(population, talk.to)] as const;
  let conversationId: string | undefined;
  const said = talk.lines.map(({ day, by, text }): Step => ({
    day,
    run: async () => {
      const { api } = sides[by];
      if (conversationId !== undefined) await api.send(communicationApi.markRead, { body: { conversationId } });
      const [campaign] = await world.sql<{ id: string }>('select id from campaign where name = $1', [
        talk.campaign ?? '',
      ]);
      const begun = conversationId
        ? { conversationId }
        : { to: sides[1].id, ...(campaign && { campaignId: campaign.id }) };
      const { conversation } = await api.send(communicationApi.sendMessage, { body: { ...begun, text } });
      conversationId = conversation.id;
    },
  }));
  const last = talk.lines.at(-1)?.day ?? 0;
  if (!talk.report) return said;
  const { reason, detail, decided } = talk.report;
  let reportId = '';
  const report = async (): Promise<void> => {
    const params = { conversationId: conversationId ?? '' };
    await sides[1].api.send(communicationApi.report, { params, body: { reason, detail } });
    const [row] = await world.sql<{ id: string }>('select id from message_report where conversation_id = $1', [
      conversationId,
    ]);
    reportId = row?.id ?? '';
  };
  const told: Step = { day: last, run: report };
  if (decided === undefined) return [...said, told];
  const decide = async (): Promise<void> => {
    const { api } = adminOf(population.admins, 'moderator');
    const call = decided.as === 'upheld' ? communicationAdminApi.upholdReport : communicationAdminApi.dismissReport;
    await api.send(call, { params: { id: reportId }, body: { note: decided.note } });
  };
  return [...said, told, { day: decided.day, run: decide }];
}

/** Messages between users. */
export const talkSteps = (world: DemoWorld, population: Population): Step[] =>
  TALKS.flatMap((talk) => stepsOf(world, population, talk));

/** Marks notices older than a few days as read, since nobody leaves eighteen months unread. */
export async function readOldNotices(world: DemoWorld): Promise<void> {
  await world.sql(`update notification set read_at = at where at < kernel.now() - interval '4 days'`);
}
