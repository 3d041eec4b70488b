import { changesApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, DAY, type LiveCampaign } from '../campaigns.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import { investAs } from '../investing/invest-as.js';

const body = { reason: 'The register asks for notices by post.', noticeTerms: 'By post' };

/** A change of the terms of an open campaign, which waits for its approval. */
export const aProposal = async (owner: Person, campaignId: string): Promise<string> =>
  (await owner.api.send(changesApi.propose, { params: { campaignId }, body })).id;

/** An open campaign with such a change. */
export const aChange = async (t: TestApp): Promise<LiveCampaign & { changeId: string }> => {
  const live = await aCampaign(t);
  return { ...live, changeId: await aProposal(live.owner, live.id) };
};

/** An investment that its investor is asked to confirm. */
export async function askedInvestment(t: TestApp, investor: Person): Promise<string> {
  const { id: campaignId, owner, admin } = await aCampaign(t);
  const params = { campaignId };
  const { id } = await investAs(investor.api, {
    params,
    body: { amount: 1_000 },
    idempotencyKey: newId(),
  });
  await admin.api.send(changesApi.approve, { params: { id: await aProposal(owner, campaignId) } });
  return id;
}

/** A calendar day so many days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The last day of a campaign, as its terms have it. */
export async function closingOf({ id: campaignId, owner }: LiveCampaign): Promise<string> {
  const { terms } = await owner.api.send(changesApi.terms, { params: { campaignId } });
  return terms.find(({ field }) => field === 'closingDate')?.value ?? '';
}

/** The version of the terms that an investment is on. */
export async function versionOfInvestment(t: TestApp, id: string): Promise<number | undefined> {
  const [row] = await t.db.query<{ version: number }>(
    'select campaign_version as version from investment where id = $1',
    [id],
  );
  return row?.version;
}
