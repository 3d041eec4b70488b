import { closeDispute, submitEvidence } from '../disputing.js';
import { refused } from '../failure.js';
import { listOf } from '../list.js';
import { idOf, type Dispute } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../operation.js';

const URL = '/v1/disputes';

const find = ({ world, path, account }: Call): Dispute => world.disputes.require(path['id'] ?? '', account);

function requireUnanswered(dispute: Dispute): void {
  if (dispute.status !== 'needs_response') {
    throw refused('dispute_not_open', `This dispute has a status of ${dispute.status} and cannot be changed.`);
  }
}

function update(call: Call): Dispute {
  const { world, params } = call;
  const dispute = find(call);
  const text = params.object('evidence')?.text('uncategorized_text');
  const submit = params.flag('submit') ?? true;
  dispute.metadata = params.metadata(dispute.metadata);
  if (text !== undefined) {
    requireUnanswered(dispute);
    dispute.evidence.uncategorized_text = text;
    dispute.evidence_details.has_evidence = true;
  }
  world.disputes.save(dispute);
  if (text !== undefined && submit) submitEvidence(world, dispute);
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
    params: names('evidence metadata submit'),
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
