import { createHash } from 'node:crypto';
import type { CheckedPart, CheckOutcome, CheckReason } from '@cairn/contracts';
import type { CheckResult } from '@cairn/contracts/kyc/identity-check.replies';
import type { IdentitySnapshot } from '../ports/identity.port.js';
import { reasonOfCode } from './shufti-reasons.js';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

const STATE_OF: Readonly<Record<string, CheckOutcome>> = {
  'request.pending': 'open',
  'request.received': 'open',
  'review.pending': 'review',
  'verification.accepted': 'accepted',
  'verification.declined': 'declined',
  'verification.cancelled': 'cancelled',
  'request.cancelled': 'cancelled',
  'request.timeout': 'expired',
  'request.deleted': 'cancelled',
  'permission.denied': 'cancelled',
};

/** A verdict that was changed afterwards is the one that its results give. */
function changed(body: Fields): CheckOutcome {
  const isDeclined =
    Boolean(body['declined_reason']) || (Array.isArray(body['declined_codes']) && body['declined_codes'].length > 0);
  return isDeclined ? 'declined' : 'accepted';
}

/** Null for an event that says nothing of a check. */
export function stateOf(body: Fields): CheckOutcome | null {
  const { event } = body;
  if (event === 'verification.status.changed') return changed(body);
  return typeof event === 'string' && Object.hasOwn(STATE_OF, event) ? (STATE_OF[event] ?? null) : null;
}

/** Where each part's result stands: the first that is there counts. */
const PLACES: readonly (readonly [CheckedPart, readonly string[]])[] = [
  ['document', ['document', 'document']],
  ['name', ['document', 'name']],
  ['birth_date', ['document', 'dob']],
  ['face', ['face']],
  ['address', ['address', 'full_address']],
  ['lists', ['background_checks']],
];

const REASON_OF_PART: Readonly<Partial<Record<CheckedPart, CheckReason>>> = {
  document: 'not_original',
  name: 'name',
  birth_date: 'birth_date',
  face: 'face',
  address: 'address',
  lists: 'listed',
};

function resultsOf(body: Fields): CheckResult[] {
  return PLACES.flatMap(([part, path]) => {
    const held = path.reduce<unknown>((value, name) => fieldsOf(value)[name], body['verification_result']);
    if (held === undefined) return [];
    return [{ part, result: held === 1 ? ('pass' as const) : held === 0 ? ('fail' as const) : ('unknown' as const) }];
  });
}

/** The codes give the reasons; where none is known, the parts that failed do. */
function reasonsOf(codes: readonly string[], results: readonly CheckResult[], body: Fields): CheckReason[] {
  const known = codes.flatMap((code) => reasonOfCode(code) ?? []);
  const failed = results.flatMap(({ part, result }) => (result === 'fail' ? (REASON_OF_PART[part] ?? []) : []));
  const expiry = fieldsOf(fieldsOf(body['verification_result'])['document'])['expiry_date'];
  const late: CheckReason[] = expiry === 0 ? ['expired_document'] : [];
  const found = [...new Set(known.length > 0 ? known : [...failed, ...late])];
  return found.length > 0 ? found : ['other'];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What a status reply or a callback says of a check; null where it is none of that. */
export function snapshotOf(body: Fields, raw: Buffer): IdentitySnapshot | null {
  const { reference } = body;
  const state = stateOf(body);
  if (typeof reference !== 'string' || state === null) return null;
  const results = resultsOf(body);
  const sent: unknown = body['declined_codes'];
  const codes = Array.isArray(sent) ? sent.filter((code): code is string => typeof code === 'string') : [];
  const expiry = fieldsOf(fieldsOf(body['verification_data'])['document'])['expiry_date'];
  return {
    ref: reference,
    state,
    reasons: state === 'declined' ? reasonsOf(codes, results, body) : state === 'expired' ? ['incomplete'] : [],
    codes,
    results,
    documentExpiresOn: typeof expiry === 'string' && DATE.test(expiry) ? expiry : null,
    bodyHash: createHash('sha256').update(raw).digest('hex'),
  };
}
