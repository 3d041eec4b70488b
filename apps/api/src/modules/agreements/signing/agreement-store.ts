import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { SignatureType } from '@cairn/contracts/kyc/signature';
import type { EntityManager } from 'typeorm';
import { AgreementEntity } from './agreement.entity.js';

/** A signed agreement with the company's signature, where it has one. */
export interface SignedAgreement {
  id: string;
  investmentId: string;
  campaignId: string;
  signerId: string;
  language: Language;
  title: string;
  version: number;
  bindingLanguage: Language;
  factsSha256: Buffer;
  signedSha256: Buffer;
  fileId: string;
  fileName: string;
  signatureType: SignatureType;
  signerName: string;
  signedAt: Date;
  countersigned: { by: string; at: Date; fileId: string; sha256: string } | null;
}

type Row = Omit<SignedAgreement, 'countersigned'> & {
  countersigned: { by: string; at: string; fileId: string; sha256: string } | null;
};

const FIELDS = `a.id, a.investment_id as "investmentId", a.campaign_id as "campaignId", a.signer_id as "signerId",
  a.language, a.title, t.version, t.binding_language as "bindingLanguage", a.facts_sha256 as "factsSha256",
  a.signed_sha256 as "signedSha256", a.file_id as "fileId", a.file_name as "fileName",
  a.signature_type as "signatureType", a.signer_name as "signerName", a.signed_at as "signedAt",
  case when s.agreement_id is not null then json_build_object('by', s.signer_name, 'at', s.signed_at,
    'fileId', s.file_id, 'sha256', encode(s.sha256, 'hex')) end as countersigned`;
const FROM = `agreement a join agreement_template t on t.id = a.template_id
  left join agreement_countersignature s on s.agreement_id = a.id`;

/** Of the facts that are given before any other; otherwise the latest. */
const OF_INVESTMENT = `select ${FIELDS} from ${FROM} where a.investment_id = $1
  order by a.facts_sha256 = $2 desc, a.signed_at desc limit 1`;
const ONE = `select ${FIELDS} from ${FROM} where a.id = $1`;

/** Signed agreements. */
@Injectable()
export class AgreementStore {
  /** The agreement of an investment: the one of these facts where that is signed. */
  async ofInvestment(reader: EntityManager, investmentId: string, facts: Buffer): Promise<SignedAgreement | null> {
    return present(await reader.query<Row[]>(OF_INVESTMENT, [investmentId, facts]));
  }

  async one(reader: EntityManager, id: string): Promise<SignedAgreement | null> {
    return present(await reader.query<Row[]>(ONE, [id]));
  }

  /** Whether anything of an investment is signed. */
  isSigned(reader: EntityManager, investmentId: string): Promise<boolean> {
    return reader.existsBy(AgreementEntity, { investmentId });
  }

  isSignedAs(reader: EntityManager, investmentId: string, factsSha256: Buffer): Promise<boolean> {
    return reader.existsBy(AgreementEntity, { investmentId, factsSha256 });
  }
}

function present([row]: Row[]): SignedAgreement | null {
  if (row === undefined) return null;
  const { countersigned, ...agreement } = row;
  return { ...agreement, countersigned: countersigned && { ...countersigned, at: new Date(countersigned.at) } };
}
