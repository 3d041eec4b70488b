import { createHash } from 'node:crypto';
import type { CheckedPart, CheckOutcome, CheckReason } from '@cairn/contracts';
import type { CheckResult } from '@cairn/contracts/kyc/identity-check.replies';
import type { IdentitySnapshot } from '../ports/identity.port.js';
import { fieldsOf, findText, itemsOf, textOf, valueOf, type Fields } from './north-shapes.js';

/** The newest check of a party, as two of the provider's replies tell it. */
export interface NorthCheck {
  /** The provider's number of the check. */
  number: string;
  kyc: string;
  aml: string;
  qualifiers: readonly string[];
}

/** Qualifiers by what they speak of; the first that fits counts. */
const SPOKEN: readonly (readonly [RegExp, CheckReason, CheckedPart])[] = [
  [/not\.?\s?(found|located)/i, 'not_found', 'document'],
  [/ssn|social/i, 'number', 'number'],
  [/dob|birth|yob|mob/i, 'birth_date', 'birth_date'],
  [/name/i, 'name', 'name'],
  [/address|street|zip|po\.?\s?box/i, 'address', 'address'],
  [/ofac|watch|sanction|pep/i, 'listed', 'lists'],
  [/deceased|thin|coppa|minor/i, 'other', 'document'],
];

const spokenOf = (qualifier: string) => SPOKEN.find(([pattern]) => pattern.test(qualifier));

/** Reads `kyc.response` of performKycAmlBasic and getKycAmlResponse; null where there was no check. */
export function checkOf(reply: Fields): NorthCheck | null {
  const kyc = fieldsOf(valueOf(reply, 'kyc'));
  const response = fieldsOf(valueOf(kyc, 'response'));
  const number = textOf(valueOf(response, 'id-number'));
  if (number === '') return null;
  const held = valueOf(response, 'qualifiers');
  const found = itemsOf(valueOf(fieldsOf(held), 'qualifier') ?? held);
  return {
    number,
    kyc: textOf(valueOf(kyc, 'kycstatus')) || findText(reply, 'kycstatus'),
    aml: textOf(valueOf(kyc, 'amlstatus')) || findText(reply, 'amlstatus'),
    qualifiers: found.map((item) => textOf(valueOf(item, 'key')) || textOf(valueOf(item, 'message'))).filter(Boolean),
  };
}

/** Reads `"KYC Status"` and `"Party Status"` of getKycAml, which the provider's own people change. */
export const statusOf = (reply: Fields): { kyc: string; aml: string } | null => {
  const kyc = textOf(valueOf(reply, 'KYC Status')) || findText(reply, 'KYC status');
  const aml = textOf(valueOf(fieldsOf(valueOf(reply, 'Party Status')), 'AML status')) || findText(reply, 'AML status');
  return kyc === '' && aml === '' ? null : { kyc, aml };
};

const isApproved = (status: string): boolean => /^(auto|manually) approved$/i.test(status);
const isDisapproved = (status: string): boolean => /^disapproved$/i.test(status);

function stateOf({ kyc, aml }: Pick<NorthCheck, 'kyc' | 'aml'>): CheckOutcome {
  if (isDisapproved(kyc) || isDisapproved(aml)) return 'declined';
  return isApproved(kyc) && isApproved(aml) ? 'accepted' : 'review';
}

function reasonsOf(check: NorthCheck, state: CheckOutcome): CheckReason[] {
  if (state === 'accepted') return [];
  if (state === 'review') return /need more info/i.test(check.kyc) ? ['incomplete'] : [];
  const spoken = isDisapproved(check.kyc) ? check.qualifiers.flatMap((text) => spokenOf(text)?.[1] ?? []) : [];
  const listed: CheckReason[] = isDisapproved(check.aml) ? ['listed'] : [];
  const found = [...new Set([...listed, ...spoken])];
  return found.length > 0 ? found : ['other'];
}

function resultsOf(check: NorthCheck): CheckResult[] {
  const failed = new Set(check.qualifiers.flatMap((text) => spokenOf(text)?.[2] ?? []));
  const isDone = isApproved(check.kyc) || isDisapproved(check.kyc);
  const parts = (['name', 'birth_date', 'address', 'number'] as const).map((part) => ({
    part,
    result: failed.has(part) ? ('fail' as const) : isDone ? ('pass' as const) : ('unknown' as const),
  }));
  const lists = isApproved(check.aml) ? 'pass' : isDisapproved(check.aml) ? 'fail' : 'unknown';
  return [...parts, { part: 'lists', result: lists }];
}

export function snapshotOf(ref: string, check: NorthCheck): IdentitySnapshot {
  const state = stateOf(check);
  return {
    ref,
    state,
    reasons: reasonsOf(check, state),
    codes: [...check.qualifiers, `KYC ${check.kyc}`, `AML ${check.aml}`],
    results: resultsOf(check),
    documentExpiresOn: null,
    bodyHash: createHash('sha256').update(JSON.stringify(check)).digest('hex'),
  };
}
