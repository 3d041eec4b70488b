import { closeDispute, submitEvidence } from '../money/disputing.js';
import { refused } from '../api/failure.js';
import { listOf } from '../api/list.js';
import { idOf, type Dispute } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';
import { EVIDENCE_NAMES } from '../rules/evidence.js';
import { shape } from '../rules/shape.js';

const URL = '/v1/disputes';

const find = ({ world, path, account }: Call): Dispute => world.disputes.require(path['id'] ?? '', account);

function requireUnanswered(dispute: Dispute): void {
  if (!dispute.status.endsWith('needs_response')) {
    throw refused(null, `This dispute has a status of ${dispute.status} and cannot be changed.`);
  }
}

function update(call: Call): Dispute {
  const { world, params } = call;
  const dispute = find(call);
  const given = params.object('evidence');
  const changed = EVIDENCE_NAMES.filter((name) => given?.has(name));
  const submit = params.flag('submit') ?? true;
  dispute.metadata = params.metadata(dispute.metadata);
  if (given && changed.length > 0) {
    requireUnanswered(dispute);
    for (const name of changed) dispute.evidence[name] = given.text(name) ?? null;
    dispute.evidence_details.has_evidence = EVIDENCE_NAMES.some((name) => dispute.evidence[name] !== null);
  }
  world.disputes.save(dispute);
  if (changed.length > 0 && submit) submitEvidence(world, dispute);
  return dispute;
}

export const disputeOperations: readonly Operation[] = [
  {
    name: 'disputes.list',
    method: 'GET',
    url: URL,
    params: listNames('charge payment_intent'),
    run(call) {
      const [charge, intent] = [call.params.text('charge'), call.params.text('payment_intent')];
      const disputes = call.world.disputes
        .list(call.account)
        .filter(
          (dispute) =>
            (charge === undefined || idOf(dispute.charge) === charge) &&
            (intent === undefined || idOf(dispute.payment_intent) === intent),
        );
      return listOf(call, URL, disputes, 'dispute');
    },
  },
  { name: 'disputes.retrieve', method: 'GET', url: `${URL}/:id`, params: names(), run: find },
  {
    name: 'disputes.update',
    method: 'POST',
    url: `${URL}/:id`,
    params: names('metadata submit', { nested: { evidence: shape(EVIDENCE_NAMES.join(' ')) } }),
    run: update,
  },
  {
    name: 'disputes.close',
    method: 'POST',
    url: `${URL}/:id/close`,
    params: names(),
    run(call) {
      const dispute = find(call);
      requireUnanswered(dispute);
      closeDispute(call.world, dispute, 'lost');
      return dispute;
    },
  },
];
