import { teamApi, type TeamRole } from '@cairn/contracts';
import { Database } from '../kernel/database/in-tx.js';
import { UserLinks } from '../modules/users/index.js';
import type { DemoCampaign } from './campaign.js';
import type { DemoInvestor } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

interface Colleague {
  roleTitle: string;
  bio: string;
  role: TeamRole;
}

/** Where the colleagues of the campaigns begin in the list of people: none of these has a campaign of their own. */
const FIRST_COLLEAGUE = 20;

const COLLEAGUES: readonly Colleague[] = [
  {
    roleTitle: 'Operations',
    bio: 'Runs the workshop and the supply, and was there before the first order.',
    role: 'edit',
  },
  { roleTitle: 'Finance, part time', bio: 'Keeps the books and writes the quarterly figures.', role: 'view' },
  { roleTitle: 'Customer care', bio: 'Answers what people ask, here and by mail.', role: 'messages' },
];

/** Accepts by the link of the mail, as its reader would. */
async function accept(world: DemoWorld, campaignId: string, { email, api }: DemoInvestor): Promise<void> {
  const [member] = await world.app
    .get(Database)
    .query<{ link: string }>('select link_id as link from team_member where campaign_id = $1 and email = $2', [
      campaignId,
      email,
    ]);
  if (member) await api.send(teamApi.accept, { params: { token: world.app.get(UserLinks).secretOf(member.link) } });
}

/** The owner and three colleagues, one for each role, who have accepted; to the first campaign, somebody who has not answered yet. */
export async function makeTeam(
  world: DemoWorld,
  campaignId: string,
  plan: DemoCampaign,
  people: readonly DemoInvestor[],
): Promise<void> {
  const owner = people[plan.owner];
  if (owner === undefined) return;
  const invite = (fullName: string, email: string, { roleTitle, bio, role }: Colleague) =>
    owner.api.send(teamApi.invite, { params: { campaignId }, body: { fullName, email, roleTitle, bio, role } });
  await invite(owner.person.name.join(' '), owner.email, {
    roleTitle: `Founder, ${plan.company}`,
    bio: `Began ${plan.company} in ${plan.founded}, and has run it since.`,
    role: 'edit',
  });
  for (const [index, colleague] of COLLEAGUES.entries()) {
    const member =
      people[FIRST_COLLEAGUE + ((plan.owner * COLLEAGUES.length + index) % (people.length - FIRST_COLLEAGUE))];
    if (member === undefined) continue;
    await invite(member.person.name.join(' '), member.email, colleague);
    await accept(world, campaignId, member);
  }
  if (plan.owner > 0) return;
  await invite('Aino Lehto', 'aino.lehto@example.org', {
    roleTitle: 'Adviser, water quality',
    bio: 'Tests every new filter before it leaves the workshop.',
    role: 'view',
  });
}
