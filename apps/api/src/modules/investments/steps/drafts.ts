import { Injectable } from '@nestjs/common';
import { packOf, type InvestingStep, type InvestmentState, type JurisdictionPack } from '@cairn/contracts';
import type { ArchiveReason } from '@cairn/contracts/investments/steps/saved-states';
import type { EntityManager } from 'typeorm';
import { lockForRecord, reachRank } from '../../../kernel/database/locks.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Stake } from '../eligibility/eligibility.js';
import { ANSWERS_THAT_COUNT } from './answers-that-count.sql.js';

/** An investment before it takes a place, with what its steps have been answered with. */
export interface Draft extends Stake {
  id: string;
  /** Of the investment. */
  number: string;
  campaignId: string;
  investorId: string;
  idempotencyKey: string;
  currency: string;
  termsVersion: number;
  archiveReason: ArchiveReason | null;
  pack: JurisdictionPack;
  /** The state of the investment that came of it; null while it has never held a place. */
  placed: InvestmentState | null;
  /** The version that each answered step was answered in. */
  answered: Readonly<Partial<Record<InvestingStep, string>>>;
  /** Of step three; null where none was chosen, or the one that was is not offered any more. */
  accountId: string | null;
}

interface NewDraft extends Stake {
  id: string;
  campaignId: string;
  investorId: string;
  idempotencyKey: string;
  currency: string;
  termsVersion: number;
}

interface Row {
  id: string;
  number: string;
  campaignId: string;
  investorId: string;
  idempotencyKey: string;
  currency: string;
  termsVersion: number;
  archiveReason: ArchiveReason | null;
  accountId: string | null;
  amount: string;
  units: string | null;
  unitPrice: string | null;
  capacityUnits: string;
  profile: string;
  placed: InvestmentState | null;
  answered: Partial<Record<InvestingStep, string>> | null;
}

const READ = `select d.id, d.number, d.campaign_id as "campaignId", d.investor_id as "investorId", d.idempotency_key as "idempotencyKey",
    d.amount, d.currency, d.units, d.unit_price as "unitPrice", d.capacity_units as "capacityUnits",
    d.terms_version as "termsVersion", d.archive_reason as "archiveReason",
    (select a.id from investing_account a where a.id = d.account_id and a.ended_at is null) as "accountId",
    (select value #>> '{}' from site_setting where name = 'jurisdictionProfile') as profile,
    (select i.state from investment i where i.id = d.id) as placed,
    (select json_object_agg(s.step, s.version) from ${ANSWERS_THAT_COUNT}) as answered
  from investment_draft d where d.id = $1 and ($2::uuid is null or d.investor_id = $2)`;
const FOUND = prepared(READ);
const LOCKED = prepared(`${READ} for no key update of d`);
const CAMPAIGN = 'select d.campaign_id from investment_draft d where d.id = $4::uuid and d.investor_id = $2::uuid';
const BEGUN = prepared(
  `insert into investment_draft (id, number, campaign_id, investor_id, idempotency_key, amount, currency, units, unit_price,
     capacity_units, terms_version, begun_at, touched_at)
   values ($1, 'INV-' || lpad(nextval('investment_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, $8, $9, $10,
     kernel.now(), kernel.now())
   on conflict (investor_id, idempotency_key) do nothing returning id`,
);

const PLACELESS = prepared(
  `select d.id from investment_draft d
   where d.investor_id = $1 and d.campaign_id = $2 and d.archived_at is null
     and not exists (select from investment i where i.id = d.id)
   order by d.touched_at desc, d.id desc limit 1`,
);

const text = (value: bigint | null): string | null => (value === null ? null : value.toString());

/** The only writer of drafts. */
@Injectable()
export class Drafts {
  /** Null where somebody else's, or of an investment that began before there were drafts. */
  async find(reader: EntityManager, id: string, investorId: string | null): Promise<Draft | null> {
    const [row] = await reader.query<Row[]>(FOUND, [id, investorId]);
    return row === undefined ? null : fromRow(row);
  }

  /**
   * Locks the person, the campaign in shared mode, and the draft; null where this person has no such draft.
   */
  async lock(tx: Tx, id: string, investorId: string): Promise<Draft | null> {
    if ((await lockForRecord(tx, investorId, CAMPAIGN, id)) === null) return null;
    reachRank(tx, 'record', id);
    const [row] = await tx.query<Row[]>(LOCKED, [id, investorId]);
    return row === undefined ? null : fromRow(row);
  }

  /** What somebody has begun in a campaign and never held a place with, the latest; null without. Under the person's lock. */
  async placeless(tx: Tx, investorId: string, campaignId: string): Promise<Draft | null> {
    const [row] = await tx.query<{ id: string }[]>(PLACELESS, [investorId, campaignId]);
    return row === undefined ? null : this.find(tx, row.id, investorId);
  }

  /** The draft's id: that of an earlier run of the same command, where there was one. */
  async begin(tx: Tx, made: NewDraft): Promise<string> {
    const rows = await tx.query<unknown[]>(BEGUN, [
      made.id,
      made.campaignId,
      made.investorId,
      made.idempotencyKey,
      text(made.amount),
      made.currency,
      text(made.units),
      text(made.unitPrice),
      text(made.capacityUnits),
      made.termsVersion,
    ]);
    if (rows.length > 0) return made.id;
    const [known] = await tx.query<{ id: string }[]>(
      'select id from investment_draft where investor_id = $1 and idempotency_key = $2',
      [made.investorId, made.idempotencyKey],
    );
    if (known === undefined) throw notFound();
    return known.id;
  }

  /** Another amount, on the terms in force. */
  async setStake(
    tx: Tx,
    id: string,
    { amount, units, unitPrice, capacityUnits }: Stake,
    version: number,
  ): Promise<void> {
    await tx.query(
      `update investment_draft set amount = $2, units = $3, unit_price = $4, capacity_units = $5, terms_version = $6,
         touched_at = kernel.now() where id = $1`,
      [id, text(amount), text(units), text(unitPrice), text(capacityUnits), version],
    );
    await this.unsign(tx, id);
  }

  async setAccount(tx: Tx, id: string, accountId: string): Promise<void> {
    await tx.query('update investment_draft set account_id = $2 where id = $1', [id, accountId]);
    await this.unsign(tx, id);
  }

  /** What was signed names another amount, other terms or another holder: it is to be signed again. */
  private async unsign(tx: Tx, id: string): Promise<void> {
    await tx.query(`delete from investing_answer where draft_id = $1 and step = 'subscription-agreement'`, [id]);
  }

  /** Its days begin anew. */
  async touch(tx: Tx, id: string): Promise<void> {
    await tx.query('update investment_draft set touched_at = kernel.now() where id = $1', [id]);
  }

  /** @param note what an admin wrote; for the reason `admin` alone */
  async archive(tx: Tx, id: string, reason: ArchiveReason, note: string | null = null): Promise<void> {
    await tx.query(
      `update investment_draft set archived_at = kernel.now(), archive_reason = $2, archive_note = $3
       where id = $1 and archived_at is null`,
      [id, reason, note],
    );
  }
}

const fromRow = ({ profile, answered, ...row }: Row): Draft => ({
  ...row,
  amount: BigInt(row.amount),
  units: row.units === null ? null : BigInt(row.units),
  unitPrice: row.unitPrice === null ? null : BigInt(row.unitPrice),
  capacityUnits: BigInt(row.capacityUnits),
  pack: packOf(profile),
  answered: answered ?? {},
});
