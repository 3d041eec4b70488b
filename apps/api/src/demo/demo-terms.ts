import { changesApi, reconfirmationsApi } from '@cairn/contracts';
import { addDays, parseCalendarDate } from '@cairn/finance';
import { payInvestment } from './investing/begin-investment.js';
import { topUp } from './demo-money.js';
import { adminOf, type DemoInvestor, type Population } from './demo-people.js';
import type { DemoWorld, Step } from './demo-world.js';
import { PARTLY_CLOSABLE } from './open-campaigns.data.js';

/** In which the demonstration's investor is asked to confirm. */
const ASKED = 'Clearfold Water';
/** Whose extension waits for a moderator. */
const WAITING = 'Tern Street Homes';
const STAKE = 100_000;

interface Open {
  id: string;
  owner: string;
  closes: string;
}

async function openCampaign(world: DemoWorld, name: string): Promise<Open> {
  const [row] = await world.sql<Open>(
    'select id, owner_id as owner, closing_date::text as closes from campaign where name = $1',
    [name],
  );
  if (row === undefined) throw new Error(`${name} is not there`);
  return row;
}

const personOf = ({ people }: Population, id: string): DemoInvestor => {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw new Error('A campaign of the demonstration has no owner');
  return person;
};

/** The investor whose sign-in is told invests, from the wallet. */
async function investAsInes(world: DemoWorld, { people }: Population, name: string): Promise<void> {
  const investor = people.find(({ person }) => person.name[0] === 'Ines');
  if (investor === undefined) throw new Error('The demonstration has no investor');
  const { id: campaignId } = await openCampaign(world, name);
  await topUp(world, investor, STAKE);
  await payInvestment(investor, campaignId, STAKE);
}

async function openChange(world: DemoWorld, population: Population): Promise<void> {
  const { id: campaignId, owner, closes } = await openCampaign(world, ASKED);
  const change = await personOf(population, owner).api.send(changesApi.propose, {
    params: { campaignId },
    body: {
      reason:
        'The water authority answers two weeks later than it had told us, and Jonas Lind now leads the works. We would rather wait for the permit than begin without it.',
      closingDate: addDays(parseCalendarDate(closes), 14),
      keyPeople: 'Rita Salgado, managing director; Jonas Lind, head of works since November',
    },
  });
  await adminOf(population.admins, 'moderator').api.send(changesApi.approve, { params: { id: change.id } });
}

/** One confirms, another leaves; all others still think about it. */
async function answer(world: DemoWorld, population: Population): Promise<void> {
  const asked = await world.sql<{ id: string; investor: string }>(
    `select investment_id as id, r.investor_id as investor from reconfirmation r join app_user u on u.id = r.investor_id
     where r.state = 'open' and u.first_name <> 'Ines' order by investment_id`,
  );
  const [stays, leaves] = [asked[0], asked.find(({ investor }) => investor !== asked[0]?.investor)];
  if (stays)
    await personOf(population, stays.investor).api.send(reconfirmationsApi.confirm, { params: { id: stays.id } });
  if (leaves)
    await personOf(population, leaves.investor).api.send(reconfirmationsApi.cancel, { params: { id: leaves.id } });
}

async function proposeExtension(world: DemoWorld, population: Population): Promise<void> {
  const { id: campaignId, owner, closes } = await openCampaign(world, WAITING);
  await personOf(population, owner).api.send(changesApi.propose, {
    params: { campaignId },
    body: {
      reason: 'The building permit came three weeks late, so that we ask for the same three weeks.',
      closingDate: addDays(parseCalendarDate(closes), 21),
    },
  });
}

/** A change of the terms that investors are answering, and one that waits for its approval. */
export const termsSteps = (world: DemoWorld, population: Population): Step[] => [
  { day: -6, run: () => investAsInes(world, population, PARTLY_CLOSABLE.name) },
  { day: -4, run: () => investAsInes(world, population, ASKED) },
  { day: -1.5, run: () => openChange(world, population) },
  { day: -0.6, run: () => answer(world, population) },
  { day: -0.3, run: () => proposeExtension(world, population) },
];
