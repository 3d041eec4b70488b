import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { CertificateState } from '@cairn/contracts/certificates/certificate-states';
import type { CertificateCheck, ShareCertificate } from '@cairn/contracts/certificates/certificates.replies';
import type { CertificatesQuery } from '@cairn/contracts/certificates/certificates.requests';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { SettingsService } from '../../settings/index.js';
import { certificateNumber, readCertificateCode } from './certificate-code.js';

/** C-01: investor lists. */
const PAGE_SIZE = 10;

/** Of certificate s with the entry e that ended it. */
export const STATE_OF_CERTIFICATE = `case e.kind when 'cancel' then 'cancelled' when 'transfer' then 'transferred' else 'valid' end`;
export const ENDED_BY = 'left join register_entry e on e.ended_certificate_id = s.id';

const FACTS = `s.id, s.number, s.code, coalesce(c.company_name, c.name) as company, c.name as "campaignName",
  case when c.is_public then c.slug end as "campaignSlug", ${STATE_OF_CERTIFICATE} as status, s.units::text as units,
  s.first_share::text as "firstShare", date_trunc('milliseconds', s.issued_at) as "issuedAt", e.made_at as "endedAt"`;
const OWN = `${FACTS}, s.campaign_id as "campaignId", s.investment_id as "investmentId", s.holder_name as "holderName",
  s.unit_price::text as "pricePerShare", s.currency`;
const FROM = `share_certificate s join campaign c on c.id = s.campaign_id ${ENDED_BY}`;

/** Of the name on the certificate, which they are compared with: of a company, or of a custodian and its customer. */
const INITIALS = `(select string_agg(left(word, 1) || '.', ' ' order by place)
  from regexp_split_to_table(s.holder_name, '[\\s,]+') with ordinality parts(word, place) where word <> '')`;

interface Facts {
  id: string;
  number: number;
  units: string;
  firstShare: string;
  status: CertificateState;
}
type OwnRow = Omit<ShareCertificate, keyof Facts | 'lastShare' | 'pricePerShare'> & Facts & { pricePerShare: string };
type CheckRow = Omit<CertificateCheck, keyof Facts | 'lastShare'> & Facts;

/** Shares are counted in numbers that JSON holds exactly. */
export const shown = <Row extends Facts>({ number, units, firstShare, ...row }: Row) => ({
  ...row,
  number: certificateNumber(number),
  units: Number(units),
  firstShare: Number(firstShare),
  lastShare: Number(BigInt(firstShare) + BigInt(units) - 1n),
});

/** Certificates as their holders see them, and as everybody verifies them. */
@Injectable()
export class CertificateReads {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly limits: RateLimits,
  ) {}

  async ofHolder(holderId: string, query: CertificatesQuery): Promise<Page<ShareCertificate>> {
    await this.requireSwitchedOn();
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<OwnRow>(
      `select ${OWN} from ${FROM} where s.holder_id = $1 and ($5::uuid is null or s.investment_id = $5)
         and ($2::timestamptz is null or (date_trunc('milliseconds', s.issued_at), s.id) < ($2, $3::uuid))
       order by date_trunc('milliseconds', s.issued_at) desc, s.id desc limit $4`,
      [holderId, place?.at ?? null, place?.id ?? null, limit + 1, query.investmentId ?? null],
    );
    const { items, nextCursor } = toPage(rows, limit, ({ issuedAt, id }) => ({ at: issuedAt, id }));
    return { nextCursor, items: items.map(presentOwn) };
  }

  /** @param holderId null for an admin who may read any */
  async one(holderId: string | null, id: string): Promise<ShareCertificate> {
    await this.requireSwitchedOn();
    return this.issued(holderId, id);
  }

  /**
   * One that was issued, whether or not certificates are switched on today.
   * @param holderId null for any
   */
  async issued(holderId: string | null, id: string): Promise<ShareCertificate> {
    const [row] = await this.database.query<OwnRow>(
      `select ${OWN} from ${FROM} where s.id = $1 and ($2::uuid is null or s.holder_id = $2)`,
      [id, holderId],
    );
    if (row === undefined) throw notFound();
    return presentOwn(row);
  }

  /**
   * Decision 48: initials, unless the holder has opted in to showing the name; neither where the holder hides both.
   * @throws request.too_many for an address that has tried many codes that do not exist
   */
  async check(code: string, ip: string): Promise<CertificateCheck> {
    await this.limits.call('certificateByAddress', ip);
    const [row] = await this.database.query<CheckRow>(
      `select ${FACTS}, u.show_name and h.hidden_at is null as "nameShown",
         case when h.hidden_at is not null then null when u.show_name then s.holder_name else ${INITIALS} end as holder
       from ${FROM} join app_user u on u.id = s.holder_id
         left join certificate_name_hidden h on h.holder_id = s.holder_id
       where s.code = $1`,
      [readCertificateCode(code)],
    );
    if (row === undefined) throw notFound();
    await this.limits.giveBack('certificateByAddress', ip);
    const { id: _id, ...facts } = shown(row);
    return facts;
  }

  private async requireSwitchedOn(): Promise<void> {
    const { enableShareCertificate } = await this.settings.all();
    if (enableShareCertificate !== 'yes') throw new DomainError('certificate.switched_off');
  }
}

function presentOwn(row: OwnRow): ShareCertificate {
  const { pricePerShare, ...facts } = shown(row);
  return { ...facts, pricePerShare: BigInt(pricePerShare) };
}
