import { isEnough, MOST_MEMBERS, TEAM_ROLES, teamApi, type TeamRole } from '@cairn/contracts';
import { callsOf } from '../../../kernel/openapi/openapi.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { AUTHORISATION } from '../../../testing/authorisation/authorisation.table.js';
import { aDraft } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { aMember } from '../../../testing/teams.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

/** What the endpoint declarations say of a team, proved of every call that is an owner's. */
describe('what a member of a team may do', () => {
  let t: TestApp;
  let [campaignId, otherId] = ['', ''];
  let owner: Person;
  const people: Record<string, Person> = {};
  beforeAll(async () => {
    t = await startTestApp();
    const [draft, other] = [await aDraft(t), await aDraft(t)];
    [campaignId, otherId, owner] = [draft.id, other.id, draft.owner];
    for (const name of ['view', 'messages', 'edit', 'removed', 'elsewhere']) people[name] = await aPerson(t);
    const { view, messages, edit, removed, elsewhere } = people as Record<TeamRole | 'removed' | 'elsewhere', Person>;
    await aMember(t, view, 'view', { campaignId, owner });
    await aMember(t, messages, 'messages', { campaignId, owner });
    await aMember(t, edit, 'edit', { campaignId, owner });
    const { id } = await aMember(t, removed, 'edit', { campaignId, owner });
    await owner.api.send(teamApi.remove, { params: { campaignId, id } });
    await aMember(t, elsewhere, 'edit', { campaignId: otherId, owner: other.owner });
  });
  afterAll(() => t.close());

  const OF_CAMPAIGN =
    /^\/(campaigns\/equities|equities|equity|campaign-investors|campaign-dashboard|campaign-review|campaign)\//;
  const owners = () =>
    callsOf(t.app)
      .map(({ call }) => call.endpoint)
      .filter(({ access, path }) => access === 'owner' && OF_CAMPAIGN.test(path));

  async function status(who: string, { method, path }: { method: string; path: string }): Promise<number> {
    const [first, second] = path.match(/:[A-Za-z]+/g) ?? [];
    const filled = path.replace(first ?? '', campaignId).replace(second ?? ' ', newId());
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'; // of an endpoint
    const http = t.http();
    const call = http[verb](`/api/v1.1${filled}`).set('authorization', `Bearer ${people[who]?.token}`);
    const { body } = AUTHORISATION[`${method} ${path}`] ?? {};
    return (await (method === 'GET' || method === 'DELETE' ? call : call.send(body ?? {}))).status;
  }

  it('is what the declarations allow, and nothing on money, submission, the team or removal', () => {
    const allowed = (role: TeamRole) =>
      owners()
        .filter(({ team }) => team !== undefined && isEnough(role, team))
        .map(({ method, path }) => `${method} ${path}`);
    expect(allowed('view').every((call) => call.startsWith('GET '))).toBe(true);
    const closed =
      /payment-detail|payout|repayment|PATCH \/campaigns\/equities|DELETE \/campaigns|(POST|PATCH|DELETE) \/equity\/team/;
    expect(allowed('edit').filter((call) => closed.test(call))).toEqual([]);
    expect(allowed('edit').length).toBeGreaterThan(allowed('view').length + 10);
    expect(MOST_MEMBERS).toBeGreaterThan(1);
  });

  it('is answering with the role for messages, and nothing else of the campaign', () => {
    const allowed = owners()
      .filter(({ team }) => team !== undefined && isEnough('messages', team))
      .map(({ method, path }) => `${method} ${path}`);
    expect(allowed.sort()).toEqual([
      'GET /campaigns/equities/:id',
      'GET /equities/:id/checklist',
      'GET /equity/campaign-faqs/:campaignId',
      'GET /equity/comments/owned/:campaignId',
      'PATCH /equity/campaign-faqs/:campaignId',
    ]);
  });

  it('is reading with the role to view, and working on the page with the role to edit', async () => {
    const wrong: string[] = [];
    for (const endpoint of owners()) {
      const name = `${endpoint.method} ${endpoint.path}`;
      // A record that is not there: who is let in hears that it is not, so the second id tells nothing.
      if (endpoint.path.includes('/:id') && endpoint.path.includes(':campaignId')) continue;
      for (const role of TEAM_ROLES) {
        const found = await status(role, endpoint);
        const isAllowed = endpoint.team !== undefined && isEnough(role, endpoint.team);
        const isLetIn = found !== 403 && found !== 404;
        if (isLetIn !== isAllowed) wrong.push(`${role} ${found} ${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused by its name to who may only read, and is not there for anybody else', async () => {
    const edits = owners().filter(({ team }) => team === 'edit');
    for (const endpoint of edits) {
      expect([endpoint.path, await status('view', endpoint)]).toEqual([endpoint.path, 403]);
    }
    for (const endpoint of owners()) {
      for (const who of ['removed', 'elsewhere']) {
        expect([who, endpoint.path, await status(who, endpoint)]).toEqual([who, endpoint.path, 404]);
      }
    }
  });
});
