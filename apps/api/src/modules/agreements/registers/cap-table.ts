import { Injectable } from '@nestjs/common';
import type { CapTable } from '@cairn/contracts/certificates/certificates.replies';
import { divideHalfUp } from '@cairn/finance';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { roleIn } from '../../campaigns/index.js';
import { certificateNumber } from '../certificates/certificate-code.js';
import { ENDED_BY } from '../certificates/certificate-reads.js';

/** The company of a cap table, beside its holders. */
export interface RegisteredCompany {
  campaignId: string;
  company: string;
  country: string | null;
  address: string | null;
  city: string | null;
  yearFounded: number | null;
  currency: string | null;
  pricePerShare: string | null;
  existingShares: string | null;
}

interface HolderRow {
  holderId: string;
  holder: string;
  units: string;
  numbers: number[];
  since: Date;
}

const COMPANY = `select c.id as "campaignId", coalesce(c.company_name, c.name) as company, c.country, c.address, c.city,
    c.year_founded as "yearFounded", c.currency, c.price_per_share::text as "pricePerShare",
    c.existing_shares::text as "existingShares"
  from campaign c where c.id = $1 and c.type = 'equity'
    and ($2::uuid is null or c.owner_id = $2 or ${roleIn('c.id', '$2')} is not null)`;

/** Of certificates that stand; the name is that of the newest. */
const HOLDERS = `select s.holder_id as "holderId", (array_agg(s.holder_name order by s.number desc))[1] as holder,
    sum(s.units)::text as units, array_agg(s.number order by s.number) as numbers, min(s.issued_at) as since
  from share_certificate s ${ENDED_BY} where s.campaign_id = $1 and e.id is null
  group by s.holder_id order by sum(s.units) desc, min(s.number)`;

const PLACES = 6;
const SCALE = 10n ** BigInt(PLACES);

/** A part of a whole as decimal text with six places. */
export function partOf(units: bigint, all: bigint): string {
  if (all === 0n) return '0';
  const digits = divideHalfUp(units * SCALE, all)
    .toString()
    .padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

/** Who holds which part of a company after its offering, from the register. */
@Injectable()
export class CapTables {
  constructor(private readonly database: Database) {}

  /** @throws request.not_found for somebody else's campaign, and for a loan */
  async company(readerId: string | null, campaignId: string): Promise<RegisteredCompany> {
    const [row] = await this.database.query<RegisteredCompany>(COMPANY, [campaignId, readerId]);
    if (row === undefined) throw notFound();
    return row;
  }

  async of(readerId: string | null, campaignId: string): Promise<CapTable> {
    const { company, existingShares } = await this.company(readerId, campaignId);
    const rows = await this.database.query<HolderRow>(HOLDERS, [campaignId]);
    const issued = rows.reduce((sum, { units }) => sum + BigInt(units), 0n);
    const all = issued + BigInt(existingShares ?? 0);
    return {
      company,
      existingShares: existingShares === null ? null : Number(existingShares),
      existingPart: existingShares === null ? null : partOf(BigInt(existingShares), all),
      issuedShares: Number(issued),
      holders: rows.map(({ holder, units, numbers, since }) => ({
        holder,
        units: Number(units),
        certificates: numbers.map(certificateNumber).join(', '),
        part: partOf(BigInt(units), all),
        since,
      })),
    };
  }
}
