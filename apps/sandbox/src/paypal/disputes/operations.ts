import { pageSize } from '../api/api.js';
import { found, invalid, unprocessable } from '../api/issues.js';
import type { Answer, Call, Operation } from '../api/operation.js';
import { anything, fault, list, moneyShape, object, text } from '../api/shape.js';
import type { DisputeDocument, EvidenceDocument } from '../documents.js';
import type { PaypalWorld } from '../world.js';
import { disputeBody, disputeSummary, stateOf } from './body.js';
import { provideEvidence, resolveDispute } from './disputing.js';

const EVIDENCE_SHAPE = object({
  'evidences!': list(
    object({
      'evidence_type!': text({ most: 255, pattern: /^[A-Z_]+$/ }),
      notes: text({ most: 2000 }),
      evidence_info: anything,
      documents: list(object({ 'name!': text({ most: 2000 }) }), 0, 100),
    }),
    1,
    100,
  ),
});

interface EvidenceRequest {
  evidences: { evidence_type: string; notes?: string; documents?: { name: string }[] }[];
}

const ACCEPT_SHAPE = object({
  note: text({ most: 2000 }),
  accept_claim_reason: text({
    of: [
      'DID_NOT_SHIP_ITEM',
      'TOO_TIME_CONSUMING',
      'LOST_IN_MAIL',
      'NOT_ABLE_TO_WIN',
      'COMPANY_POLICY',
      'REASON_NOT_SET',
    ],
  }),
  refund_amount: moneyShape('currency_code'),
});

const answerable = (dispute: DisputeDocument): DisputeDocument => {
  if (dispute.status === 'WAITING_FOR_SELLER_RESPONSE') return dispute;
  throw unprocessable('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE');
};

const self = (world: PaypalWorld, id: string): Answer => ({
  status: 200,
  body: { links: [{ href: `${world.base}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }] },
});

const evidencesOf = ({ evidences }: EvidenceRequest, at: number): EvidenceDocument[] =>
  evidences.map(({ evidence_type: type, notes, documents = [] }) => ({
    type,
    notes: notes ?? null,
    documents: documents.map(({ name }) => name),
    at,
  }));

/** An instant of a query; a limit that nothing passes where there is none, 400 where it is no instant. */
function limit(query: Call['query'], name: string, otherwise: number): number {
  const given = query[name];
  if (given === undefined) return otherwise;
  const at = Date.parse(given);
  if (Number.isNaN(at)) throw invalid([fault('INVALID_PARAMETER_SYNTAX', name, given, 'query')]);
  return at;
}

/** Which disputes a list is asked for. */
function matching(query: Call['query']): (dispute: DisputeDocument) => boolean {
  const since = limit(query, 'start_time', -Infinity);
  const after = limit(query, 'update_time_after', -Infinity);
  const before = limit(query, 'update_time_before', Infinity);
  const { dispute_state: state, disputed_transaction_id: transaction } = query;
  return (dispute) =>
    dispute.createdAt >= since &&
    dispute.updatedAt >= after &&
    dispute.updatedAt <= before &&
    (state ?? stateOf(dispute)) === stateOf(dispute) &&
    (transaction ?? dispute.captureId) === dispute.captureId;
}

export const DISPUTE_OPERATIONS: readonly Operation[] = [
  {
    name: 'disputes.list',
    method: 'GET',
    path: '/v1/customer/disputes',
    run: (world, { query }) => {
      const size = pageSize(query, 10, 50);
      const from = Number(query['next_page_token'] ?? 0) || 0;
      const matches = matching(query);
      const listed = world.disputes.all().filter(matches).toReversed();
      const root = `${world.base}/v1/customer/disputes`;
      const next = { ...query, page_size: String(size), next_page_token: String(from + size) };
      return {
        status: 200,
        body: {
          items: listed.slice(from, from + size).map((dispute) => disputeSummary(world, dispute)),
          links: [
            { href: root, rel: 'self', method: 'GET' },
            ...(listed.length > from + size
              ? [{ href: `${root}?${new URLSearchParams(next).toString()}`, rel: 'next', method: 'GET' }]
              : []),
          ],
        },
      };
    },
  },
  {
    name: 'disputes.get',
    method: 'GET',
    path: '/v1/customer/disputes/:id',
    run: (world, { id }) => ({ status: 200, body: disputeBody(world, found(world.disputes.get(id))) }),
  },
  {
    name: 'disputes.provide-evidence',
    method: 'POST',
    path: '/v1/customer/disputes/:id/provide-evidence',
    body: EVIDENCE_SHAPE,
    run: (world, { id, body }) => {
      const dispute = answerable(found(world.disputes.get(id)));
      // The shape has let it through.
      provideEvidence(world, dispute, evidencesOf(body as EvidenceRequest, world.clock.now()));
      return self(world, id);
    },
  },
  {
    name: 'disputes.accept-claim',
    method: 'POST',
    path: '/v1/customer/disputes/:id/accept-claim',
    body: ACCEPT_SHAPE,
    run: (world, { id }) => {
      resolveDispute(world, answerable(found(world.disputes.get(id))), 'ACCEPTED');
      return self(world, id);
    },
  },
];
