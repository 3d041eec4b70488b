import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { CERTIFICATE_STATES } from '@cairn/contracts/certificates/certificate-states';
import {
  type AdminCertificate,
  type CertificateRow,
  type RegisterEntry,
} from '@cairn/contracts/certificates/certificates.replies';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { certificateNumber, readCertificateCode } from '../certificates/certificate-code.js';
import { ENDED_BY, shown, STATE_OF_CERTIFICATE } from '../certificates/certificate-reads.js';

const FIELDS = `s.id, s.number, s.campaign_id as "campaignId", coalesce(c.company_name, c.name) as company,
  s.holder_id as "holderId", s.holder_name as "holderName", s.units::text as units, s.first_share::text as "firstShare",
  ${STATE_OF_CERTIFICATE} as status, s.issued_at as "issuedAt", s.code`;
const FROM = `share_certificate s join campaign c on c.id = s.campaign_id ${ENDED_BY}`;

type Row = Omit<CertificateRow, 'number' | 'units'> & {
  number: number;
  units: string;
  firstShare: string;
  code: string;
};
type EntryRow = Omit<RegisterEntry, 'certificate' | 'ended' | 'units'> & {
  certificate: number | null;
  ended: number | null;
  units: string;
};

/** The entries that made or ended certificate $1, and those that made others of what it ended with. */
const ENTRIES = `select r.id, r.kind, made.number as certificate, old.number as ended,
    coalesce(made.holder_name, old.holder_name) as "holderName", r.units::text as units, r.reason, a.email as by, r.made_at as at
  from register_entry r left join share_certificate made on made.id = r.certificate_id
    left join share_certificate old on old.id = r.ended_certificate_id left join app_user a on a.id = r.made_by
  where r.certificate_id = $1 or r.ended_certificate_id = $1
  order by r.made_at, made.number`;

const numberOf = (number: number | null): string | null => (number === null ? null : certificateNumber(number));

/** Certificates as the console lists them. */
@Injectable()
export class CertificateDeskReads {
  constructor(private readonly database: Database) {}

  async list(query: AdminListQuery): Promise<AdminPage<CertificateRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    const state = CERTIFICATE_STATES.find((known) => known === query.state);
    if (state !== undefined) where.push(`${STATE_OF_CERTIFICATE} = $${parameters.push(state)}`);
    if (query.q) {
      const text = `$${parameters.push(containing(query.q))}`;
      const code = `$${parameters.push(readCertificateCode(query.q))}`;
      where.push(
        `(s.holder_name ilike ${text} or c.name ilike ${text} or c.company_name ilike ${text} or s.code = ${code})`,
      );
    }
    const page = await adminPage<Row>(this.database, query, {
      select: FIELDS,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('certificates', { issuedAt: byInstant('s.issued_at') }),
      key: byId('s.id'),
    });
    return {
      ...page,
      items: page.items.map(({ firstShare: _first, code: _code, ...row }) => ({
        ...row,
        number: certificateNumber(row.number),
        units: Number(row.units),
      })),
    };
  }

  async one(id: string): Promise<AdminCertificate> {
    const [row] = await this.database.query<Row>(`select ${FIELDS} from ${FROM} where s.id = $1`, [id]);
    if (row === undefined) throw notFound();
    const entries = await this.database.query<EntryRow>(ENTRIES, [id]);
    return {
      ...shown(row),
      entries: entries.map(({ certificate, ended, units, ...entry }) => ({
        ...entry,
        certificate: numberOf(certificate),
        ended: numberOf(ended),
        units: Number(units),
      })),
    };
  }
}
