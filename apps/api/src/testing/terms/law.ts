import { investmentsApi, jurisdictionsApi, packOf, type JurisdictionProfile } from '@cairn/contracts';
import { dayAgo } from '../clock.js';
import type { StatementRequest } from '@cairn/contracts/jurisdictions/standing.request';
import { SettingsService } from '../../modules/settings/index.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';

/** Puts the site under a law. */
export async function underLaw(t: TestApp, profile: JurisdictionProfile): Promise<void> {
  await t.db.query(`update site_setting set value = to_jsonb($1::text) where name = 'jurisdictionProfile'`, [profile]);
  t.get(SettingsService).forget();
}

/** A rate of today. */
export async function aRate(t: TestApp, base: string, quote: string, rate: string): Promise<void> {
  await t.db.query(
    `insert into exchange_rate (base, quote, on_date, rate, source, entered_at) values ($1, $2, $3, $4, 'A bank', kernel.now())
     on conflict (base, quote, on_date) do update set rate = excluded.rate`,
    [base, quote, dayAgo(t), rate],
  );
}

/** What somebody states, in the wording that is asked for. */
export const stateAs = (
  person: Person,
  profile: JurisdictionProfile,
  request: Pick<StatementRequest, 'kind'> & Partial<Record<keyof StatementRequest, unknown>>,
) => {
  const version = packOf(profile).asks.find(({ kind }) => kind === request.kind)?.version ?? '2026-11';
  return person.api.send(jurisdictionsApi.state, { body: { version, accepted: true, ...request } as never });
};

/** How somebody stands before the law of the site. */
export const standingOf = ({ api }: Person, campaignId?: string) =>
  api.send(jurisdictionsApi.standing, { query: campaignId === undefined ? {} : { campaignId } });

/** Where one of the statements of somebody stands. */
export const stateOf = async (person: Person, kind: string) =>
  (await standingOf(person)).asks.find((ask) => ask.kind === kind)?.state;

/** What still keeps somebody from investing in a campaign. */
export const lacks = async ({ api }: Person, campaignId: string): Promise<string[]> =>
  (await api.send(investmentsApi.check, { params: { campaignId } })).reasons.map(({ code }) => code);

/** The campaign collects in another currency. */
export const campaignInCurrency = (t: TestApp, id: string, currency: string) =>
  t.db.query('update campaign set currency = $2 where id = $1', [id, currency]);

/** Answers of a test that are right. */
export const RIGHT = {
  eu_ecspr: { loss_of_capital: 'b', no_guarantee: 'c', resale: 'a', diversification: 'c', returns: 'b' },
  uk_rmmi: { loss_of_capital: 'b', compensation: 'a', resale: 'a', diversification: 'c', dilution: 'c' },
} as const;
