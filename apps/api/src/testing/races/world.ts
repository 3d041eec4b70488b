import { walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { BANK } from '../bank-account.js';
import { openPage } from '../card-money.js';
import { aCampaign, type CampaignOptions, type LiveCampaign, endNow } from '../campaigns.js';
import { anInvestor, aPerson, credit, type Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';
import { investAs } from '../investing/invest-as.js';

export const PRICE = 1_000;

/** The data that every round of a scenario needs, and how to create more of it quickly. */
export class RaceWorld {
  private template: LiveCampaign | null = null;
  private constructor(
    readonly t: TestWorld,
    readonly first: Person,
    readonly second: Person,
  ) {}

  static async begin(t: TestWorld): Promise<RaceWorld> {
    await t.topUp(90_000_000);
    // Campaigns close at once, and people have no limit: the races are about money, not about the law.
    await t.database.asOwner((client) =>
      client.query(`update site_setting set value = '"none"' where name = 'jurisdictionProfile'`),
    );
    const [first, second] = await Promise.all([aPerson(t, { adminRole: 'super' }), aPerson(t, { adminRole: 'super' })]);
    return new RaceWorld(t, first, second);
  }

  /** SEC-14: step-up authentication lasts five minutes, and the rounds of a scenario take longer. */
  async stepUpAgain(): Promise<void> {
    await this.t.db.query('update session set stepped_up_at = now() where stepped_up_at is not null');
  }

  /** An open campaign like the one that was taken through the wizard once. */
  async campaign(options: CampaignOptions = {}): Promise<{ id: string; owner: Person }> {
    this.template ??= await aCampaign(this.t, {
      mode: 'flexible',
      goal: 20_000,
      minimumRaise: 10_000,
      maxOffering: 500_000,
      ...options,
    });
    const id = newId();
    await this.t.database.asOwner(async (client) => {
      // What the database computes by itself cannot be written.
      const { rows } = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
         where table_schema = 'public' and table_name = 'campaign' and is_generated = 'NEVER'`,
      );
      const columns = rows.map(({ name }) => name).join(', ');
      await client.query(
        `insert into campaign (${columns}) select ${columns} from (select (jsonb_populate_record(c,
           jsonb_build_object('id', $2::text, 'slug', $2::text, 'bank_account_holder', null))).*
         from campaign c where c.id = $1) copied`,
        [this.template?.id, id],
      );
      await client.query(
        `insert into campaign_capacity select (jsonb_populate_record(k, jsonb_build_object('campaign_id', $2::text,
           'taken', 0, 'committed', 0, 'received', 0, 'investors', 0, 'percent', 0, 'open', true))).*
         from campaign_capacity k where k.campaign_id = $1`,
        [this.template?.id, id],
      );
      await client.query(
        `insert into campaign_version select $2, v.version, v.terms, v.made_by, v.made_at from campaign_version v
         where v.campaign_id = $1`,
        [this.template?.id, id],
      );
    });
    // Encrypted for this campaign: one may read and change it.
    const cell = { table: 'campaign', column: 'bank_account_number', id };
    const account = this.t.get(PersonalData).encrypt(BANK.accountNumber, cell);
    await this.t.db.query('update campaign set bank_account_number = $2 where id = $1', [id, account]);
    return { id, owner: this.template.owner };
  }

  investor(wallet: bigint): Promise<Person> {
    return anInvestor(this.t, { wallet });
  }

  credit(person: Person, minor: bigint): Promise<void> {
    return credit(this.t, person.id, minor);
  }

  reserve(person: Person, campaignId: string, amount = 10_000) {
    return investAs(person.api, {
      params: { campaignId },
      body: { amount },
      idempotencyKey: newId(),
    });
  }

  invest(person: Person, campaignId: string, amount = 10_000) {
    const body = { amount, paymentType: 'wallet' as const };
    return investAs(person.api, { params: { campaignId }, body, idempotencyKey: newId() });
  }

  /** A page that was paid, and whose message is lost. */
  async paidUnheard(person: Person, purpose: 'investment' | 'top_up' | 'repayment', id: string): Promise<string> {
    const session = await openPage(person, purpose, id);
    await this.unheard(() => this.t.payByCard(session));
    return session;
  }

  /** What happens at the provider without a message to us. */
  async unheard<T>(happening: () => Promise<T>): Promise<T> {
    await this.t.control('POST', '/webhooks/policies', { policy: 'drop', times: 50 });
    const answer = await happening();
    await this.t.control('POST', '/reset', {});
    return answer;
  }

  topUp(person: Person, amount = 5_000) {
    return person.api.send(walletApi.open, { body: { amount, currency: 'USD' }, idempotencyKey: newId() });
  }

  endNow(campaignId: string): Promise<void> {
    return endNow(this.t, campaignId);
  }

  /** Ends a hold at this moment, as if its minutes were over. */
  async holdOver(investmentId: string): Promise<void> {
    await this.t.db.query(`update investment set reserved_until = kernel.now() - interval '1 second' where id = $1`, [
      investmentId,
    ]);
  }
}
