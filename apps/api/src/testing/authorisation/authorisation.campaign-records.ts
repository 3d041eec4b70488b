import { commentsApi, leadsApi, savedCampaignsApi, teamApi, updatesApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aProposal, askedInvestment } from '../terms/changes.js';
import { anInvestor, type Person } from '../people.js';
import { aText } from '../rich-text.js';
import { aMember } from '../teams.js';
import type { TestApp } from '../test-app.js';
import type { CampaignRecord } from './authorisation.rows.js';
import { investAs } from '../investing/invest-as.js';

interface People {
  owner: Person;
  investor: Person;
  otherInvestor: Person;
}

/** One record of each part of a live campaign. */
export async function campaignRecords(
  t: TestApp,
  campaignId: string,
  { owner, investor, otherInvestor }: People,
): Promise<Record<CampaignRecord, string>> {
  const params = { campaignId };
  const save = async ({ api }: Person) => (await api.send(savedCampaignsApi.save, { body: params })).id;
  const post = () =>
    owner.api.send(updatesApi.post, { params, body: { title: 'News', description: aText('The pump runs.') } });
  const invite = (name: string) =>
    owner.api.send(teamApi.invite, {
      params,
      body: { fullName: name, roleTitle: 'Operations', email: `${name.toLowerCase()}@example.org` },
    });
  const name = async (lead: string) => owner.api.send(leadsApi.add, { params, body: { type: 'person', name: lead } });
  const say = async () =>
    (
      await investor.api.send(commentsApi.post, {
        params,
        body: { text: 'When does it run?', disclosure: 'none' as const },
      })
    ).id;
  const reserve = async () =>
    (await investAs((await anInvestor(t)).api, { params, body: { amount: 20_000 }, idempotencyKey: newId() })).id;
  const publicComment = await say();
  await t.db.query(`update campaign_comment set state = 'approved' where id = $1`, [publicComment]);
  await t.db.query(
    `insert into campaign_interest (id, user_id, campaign_id, amount, currency, shown_at)
     values ($1, $2, $3, 50000, 'USD', kernel.now())`,
    [newId(), otherInvestor.id, campaignId],
  );
  const rollingClosing = newId();
  await t.db.query(
    `insert into rolling_closing (id, campaign_id, number, state, announced_at, announced_by, closes_at, ended_at)
     values ($1, $2, 1, 'missed', kernel.now(), $3, kernel.now(), kernel.now())`,
    [rollingClosing, campaignId, otherInvestor.id],
  );
  return {
    rollingClosing,
    change: await aProposal(owner, campaignId),
    askedInvestment: await askedInvestment(t, investor),
    comment: await say(),
    doomedComment: await say(),
    pendingComment: await say(),
    publicComment,
    savedCampaign: await save(investor),
    otherSavedCampaign: await save(otherInvestor),
    update: (await post()).id,
    doomedUpdate: (await post()).id,
    teamMember: (await invite('Kwame')).id,
    doomedTeamMember: (await invite('Lena')).id,
    lead: (await name('Hanne Vik')).id,
    doomedLead: (await name('Aino Lehto')).id,
    waitingInvestment: await reserve(),
    // Of another campaign: who is in a team reads what its owner reads.
    membership: (await aMember(t, otherInvestor)).id,
  };
}
