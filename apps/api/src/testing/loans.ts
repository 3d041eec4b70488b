import { CampaignStatus, repaymentsApi } from '@cairn/contracts';
import { newId } from '../kernel/crypto/ids.js';
import { aCampaign, type LiveCampaign } from './campaigns.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

export interface Lot {
  id: string;
  investorId: string;
  amount: bigint;
}

export interface Loan extends LiveCampaign {
  /** In the order in which they were invested. */
  lots: Lot[];
}

/**
 * A funded loan with these amounts, written as rows: no money moves for it, so its escrow is not in the ledger.
 */
export async function aLoan(t: TestApp, amounts: readonly bigint[]): Promise<Loan> {
  const campaign = await aCampaign(t, { type: 'debt', minimumInvestment: 100 });
  const lots = amounts.map((amount) => ({ id: newId(), investorId: newId(), amount }));
  const rows = lots.map((lot, index) => ({ ...lot, amount: lot.amount.toString(), place: index }));
  await t.database.asOwner(async (client) => {
    await client.query(
      `insert into app_user (id, email, first_name, last_name, slug, user_type, activated_at, created_at, updated_at)
       select r."investorId", r."investorId" || '@example.org', 'Lot', 'Holder', r."investorId"::text, 'investor', kernel.now(), kernel.now(), kernel.now()
       from jsonb_to_recordset($1) r("investorId" uuid)`,
      [JSON.stringify(rows)],
    );
    await client.query(
      `insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, capacity_units,
         payment_type, created_at, received_at)
       select r.id, 'INV-' || r.id, $2, r."investorId", gen_random_uuid(), 'settled', r.amount, 'USD', r.amount, 'wallet', kernel.now(),
         kernel.now() + make_interval(secs => r.place)
       from jsonb_to_recordset($1) r(id uuid, "investorId" uuid, amount bigint, place int)`,
      [JSON.stringify(rows), campaign.id],
    );
    await client.query(
      `update campaign set status = ${CampaignStatus.successful}, closed_at = kernel.now() where id = $1`,
      [campaign.id],
    );
    await client.query(
      `update campaign_capacity k set received = i.amount, committed = i.amount, investors = i.investors
       from (select sum(amount) as amount, count(*) as investors from investment where campaign_id = $1) i
       where k.campaign_id = $1`,
      [campaign.id],
    );
    await client.query('analyze investment, app_user');
  });
  return { ...campaign, lots };
}

interface Due {
  interest: bigint;
  principal?: bigint;
}

/** Instalments that are due, in this order. */
export async function instalmentsOf(t: TestApp, loan: Loan, dues: readonly Due[]): Promise<string[]> {
  const rows = dues.map(({ interest, principal = 0n }) => ({
    id: newId(),
    interest: interest.toString(),
    principal: principal.toString(),
  }));
  await t.database.asOwner((client) =>
    client.query(
      `insert into repayment (id, number, campaign_id, instalment, type, interest, principal, currency, due_on, state,
         idempotency_key, created_at)
       select r.id, 'REP-' || r.id, $2, (select count(*) from repayment where campaign_id = $2) + row_number() over (),
         'interest', r.interest, r.principal, 'USD', '2027-01-01', 'due', gen_random_uuid(), kernel.now()
       from jsonb_to_recordset($1) r(id uuid, interest bigint, principal bigint)`,
      [JSON.stringify(rows), loan.id],
    ),
  );
  return rows.map(({ id }) => id);
}

export const payFromWallet = (owner: Person, repaymentId: string, idempotencyKey: string = newId()) =>
  owner.api.send(repaymentsApi.pay, {
    params: { repaymentId },
    body: { transactionType: 'wallet' },
    idempotencyKey,
  });

export const process = (owner: Person, repaymentId: string) =>
  owner.api.send(repaymentsApi.process, { params: { repaymentId } });

export const stateOf = async (t: TestApp, repaymentId: string): Promise<string> => {
  const [row] = await t.db.query<{ state: string }>('select state from repayment where id = $1', [repaymentId]);
  return row?.state ?? 'none';
};

/** What each lot has received so far, in the loan's order. */
export const receivedOf = async (t: TestApp, loan: Loan): Promise<{ income: bigint; returned: bigint }[]> => {
  const rows = await t.db.query<{ income: string; returned: string }>(
    `select income_received as income, principal_returned as returned from investment
     where campaign_id = $1 order by received_at, id`,
    [loan.id],
  );
  return rows.map(({ income, returned }) => ({ income: BigInt(income), returned: BigInt(returned) }));
};
