import { teamApi, type TeamRole } from '@cairn/contracts';
import type { TeamMembership } from '@cairn/contracts/campaigns/people/team.replies';
import { UserLinks } from '../modules/users/index.js';
import { aDraft } from './campaigns.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

interface Team {
  campaignId: string;
  owner: Person;
}

async function aTeam(t: TestApp): Promise<Team> {
  const { id, owner } = await aDraft(t);
  return { campaignId: id, owner };
}

/** The secret in the mail that was sent to this address last. */
export async function linkTo(t: TestApp, email: string): Promise<string> {
  const [row] = await t.db.query<{ link: string | null }>(
    'select link_id as link from team_member where email = $1 order by invited_at desc limit 1',
    [email],
  );
  return t.get(UserLinks).secretOf(row?.link ?? '');
}

/** Somebody who has accepted an invitation to a team: to that of a draft of its own unless one is given. */
export async function aMember(
  t: TestApp,
  { api, email }: Person,
  role: TeamRole = 'view',
  team?: Team,
): Promise<TeamMembership> {
  const drafted = team ?? (await aTeam(t));
  await drafted.owner.api.send(teamApi.invite, {
    params: { campaignId: drafted.campaignId },
    body: { fullName: 'Kwame Darko', roleTitle: 'Operations', email, role },
  });
  return api.send(teamApi.accept, { params: { token: await linkTo(t, email) } });
}
