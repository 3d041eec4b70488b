import { createHash } from 'node:crypto';
import { formatMajor } from '@cairn/finance';
import { zipSync } from 'fflate';
import { certificateNumber } from '../certificates/certificate-code.js';
import type { RegisteredCompany } from './cap-table.js';

/*
 * The register of an offering in the Open Cap Format, version 1.2.0: a manifest and files of stakeholders, stock classes
 * and transactions (https://github.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF, tag v1.2.0, folder `schema`).
 */

export const OCF_VERSION = '1.2.0';

/** An entry of the register with the certificate that it makes or, of a cancellation, ends. */
export interface RegisteredEntry {
  id: string;
  kind: 'issue' | 'transfer' | 'balance' | 'cancel';
  certificateId: string;
  endedCertificateId: string | null;
  holderId: string;
  holderName: string;
  /** It is held by a company, or by the custodian of a retirement account. */
  isInstitution: boolean;
  number: number;
  units: string;
  firstShare: string;
  unitPrice: string;
  currency: string;
  reason: string | null;
  at: Date;
}

export interface RegisterContent {
  company: RegisteredCompany;
  /** In the order in which they were made. */
  entries: readonly RegisteredEntry[];
  /** The exemption under which the shares were offered. */
  exemption: { description: string; jurisdiction: string } | null;
  at: Date;
}

type Item = Readonly<Record<string, unknown>>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const ONLY_YEAR = 'Only the year of formation is known; the day is not.';
const NO_DATE = 'The date of formation is not known: the day of the first entry stands for it.';
const NO_COUNTRY = 'The country of formation is not known: ZZ stands for it.';
/** ISO 3166-1 assigns it to no country. */
const UNKNOWN_COUNTRY = 'ZZ';
const SCOPE = 'The register of this offering alone: shares that existed before it are not in it.';

/** An amount as the format writes it: a decimal in major units. */
const decimal = (minor: string, currency: string): string => formatMajor(BigInt(minor), currency);

const addressOf = ({ address, city, country }: RegisteredCompany): Item | null =>
  country === null
    ? null
    : { address_type: 'CONTACT', ...(address ? { street_suite: address } : {}), ...(city ? { city } : {}), country };

/** What the format requires and the company has not named is said to be unknown, beside what stands in its place. */
const issuerOf = ({ company, entries, at }: RegisterContent): Item => {
  const { yearFounded, country } = company;
  const address = addressOf(company);
  return {
    object_type: 'ISSUER',
    id: company.campaignId,
    legal_name: company.company,
    formation_date: yearFounded === null ? dayOf(entries[0]?.at ?? at) : `${yearFounded}-01-01`,
    country_of_formation: country ?? UNKNOWN_COUNTRY,
    ...(address === null ? {} : { address }),
    comments: [yearFounded === null ? NO_DATE : ONLY_YEAR, ...(country === null ? [NO_COUNTRY] : [])],
  };
};

const classIdOf = (campaignId: string): string => `${campaignId}-shares`;

const stockClassOf = ({ company: { campaignId, currency, pricePerShare } }: RegisterContent): Item => ({
  object_type: 'STOCK_CLASS',
  id: classIdOf(campaignId),
  name: 'Shares of the offering',
  class_type: 'COMMON',
  default_id_prefix: 'C-',
  initial_shares_authorized: 'NOT APPLICABLE',
  votes_per_share: '1',
  seniority: '1',
  ...(pricePerShare === null || currency === null
    ? {}
    : { price_per_share: { amount: decimal(pricePerShare, currency), currency } }),
});

const stakeholdersOf = ({ entries }: RegisterContent): Item[] => {
  // The latest name of each.
  const latest = new Map(entries.map((entry) => [entry.holderId, entry]));
  return [...latest].map(([id, { holderName, isInstitution }]) => ({
    object_type: 'STAKEHOLDER',
    id,
    name: { legal_name: holderName },
    stakeholder_type: isInstitution ? 'INSTITUTION' : 'INDIVIDUAL',
    current_relationship: 'INVESTOR',
  }));
};

const issuance = (entry: RegisteredEntry, { company, exemption }: RegisterContent): Item => {
  const { id, certificateId, holderId, number, units, firstShare, unitPrice, currency, at } = entry;
  return {
    object_type: 'TX_STOCK_ISSUANCE',
    id,
    security_id: certificateId,
    date: dayOf(at),
    custom_id: certificateNumber(number),
    stakeholder_id: holderId,
    stock_class_id: classIdOf(company.campaignId),
    share_price: { amount: decimal(unitPrice, currency), currency },
    quantity: units,
    share_numbers_issued: [
      { starting_share_number: firstShare, ending_share_number: String(BigInt(firstShare) + BigInt(units) - 1n) },
    ],
    stock_legend_ids: [],
    security_law_exemptions: exemption === null ? [] : [exemption],
  };
};

/** The balance of a transfer is the entry that follows it. */
function transactionsOf(content: RegisterContent): Item[] {
  const { entries } = content;
  return entries.flatMap((entry, index): Item[] => {
    const { id, kind, certificateId, endedCertificateId, units, at, reason } = entry;
    if (kind === 'cancel') {
      return [
        {
          object_type: 'TX_STOCK_CANCELLATION',
          id,
          security_id: endedCertificateId,
          date: dayOf(at),
          quantity: units,
          reason_text: reason ?? '',
        },
      ];
    }
    if (kind !== 'transfer') return [issuance(entry, content)];
    const next = entries[index + 1];
    return [
      issuance(entry, content),
      {
        object_type: 'TX_STOCK_TRANSFER',
        id: `${id}-transfer`,
        security_id: endedCertificateId,
        date: dayOf(at),
        quantity: units,
        resulting_security_ids: [certificateId],
        ...(next?.kind === 'balance' ? { balance_security_id: next.certificateId } : {}),
        consideration_text: reason ?? '',
      },
    ];
  });
}

const write = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** The files of an export by their names. */
export function openCapFiles(content: RegisterContent): Readonly<Record<string, Uint8Array>> {
  const files = {
    stakeholders: { name: 'Stakeholders.ocf.json', type: 'OCF_STAKEHOLDERS_FILE', items: stakeholdersOf(content) },
    stockClasses: { name: 'StockClasses.ocf.json', type: 'OCF_STOCK_CLASSES_FILE', items: [stockClassOf(content)] },
    transactions: { name: 'Transactions.ocf.json', type: 'OCF_TRANSACTIONS_FILE', items: transactionsOf(content) },
  };
  const written = Object.fromEntries(
    Object.values(files).map(({ name, type, items }) => [name, write({ file_type: type, items })]),
  );
  // The format names a file by its MD5; it protects nothing.
  const named = (name: string) => [
    {
      filepath: name,
      md5: createHash('md5')
        .update(written[name] ?? new Uint8Array())
        .digest('hex'),
    },
  ];
  const manifest = {
    file_type: 'OCF_MANIFEST_FILE',
    ocf_version: OCF_VERSION,
    issuer: issuerOf(content),
    as_of: dayOf(content.at),
    generated_at: content.at.toISOString(),
    comments: [SCOPE],
    stock_plans_files: [],
    stock_legend_templates_files: [],
    stock_classes_files: named(files.stockClasses.name),
    vesting_terms_files: [],
    valuations_files: [],
    transactions_files: named(files.transactions.name),
    stakeholders_files: named(files.stakeholders.name),
  };
  return { 'Manifest.ocf.json': write(manifest), ...written };
}

/** The same as one ZIP file. */
export const openCapZip = (content: RegisterContent): Buffer => Buffer.from(zipSync({ ...openCapFiles(content) }));
