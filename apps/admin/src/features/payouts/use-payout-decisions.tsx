import { adminApi, payoutLifecycle, type Wire } from '@cairn/contracts';
import type { AdminPayout } from '@cairn/contracts/admin/admin.replies';
import { useCalls } from '../../lib/data/client.js';
import { useMay, useMe } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay, type WordKey } from '../../lib/words/words.js';
import type { Decision, DecisionField } from '../../ui/forms/decision.js';
import { useMoneyText } from '../../ui/records/money.js';
import { useDeclineField } from '../../ui/forms/use-decline-field.js';
import { isMe } from './two-people.js';

/** Why the reader is not the right person for the next step. */
function reasonAgainst(payout: Wire<AdminPayout>, me: ReturnType<typeof useMe>): WordKey {
  if (isMe(payout.requestedBy, me)) return 'payouts.you_asked';
  if (isMe(payout.approvedBy, me)) return 'payouts.you_approved';
  return 'payouts.not_you';
}

/** The bank details are new, or the reader is not the right person. */
function reasonAgainstRelease(payout: Wire<AdminPayout>, me: ReturnType<typeof useMe>, now: number): WordKey {
  const { sendableAt } = payout;
  return sendableAt !== null && Date.parse(sendableAt) > now ? 'payouts.cools' : reasonAgainst(payout, me);
}

/** Approve, release or reject a payout; every button and question names the amount. */
export function usePayoutDecisions(payout: Wire<AdminPayout>): readonly Decision[] {
  const say = useSay();
  const money = useMoneyText();
  const { client, clock } = useCalls();
  const may = useMay();
  const me = useMe();
  const refresh = useRefresh('payouts');
  const declineField = useDeclineField();
  if (!may('payouts.confirm')) return [];

  const { state, campaignName: name, method } = payout;
  const params = { id: payout.id };
  const amount = money(payout.amount, payout.currency);
  const against = say(reasonAgainst(payout, me));
  const isBank = method === 'bank_transfer';
  const referenceField: DecisionField = {
    label: say('payouts.bank_reference'),
    help: say('payouts.bank_reference_help'),
    min: 3,
    max: 80,
    multiline: false,
  };
  const hasBegun = payout.transferBegunAt !== null;
  const listedIn = payout.file?.state === 'made' ? say('banking.listed_in', { number: payout.file.number }) : null;
  const decisions: Decision[] = [];

  if (payoutLifecycle.allows(state, 'rejected')) {
    decisions.push({
      key: 'reject',
      label: say('payouts.reject'),
      tone: 'danger',
      blockedBy: isMe(payout.requestedBy, me) ? against : listedIn,
      title: say('payouts.reject_title', { amount, name }),
      body: say(hasBegun ? 'withdrawals.reject_begun_body' : 'payouts.reject_body'),
      confirm: say(hasBegun ? 'withdrawals.reject_begun' : 'payouts.reject'),
      field: declineField,
      done: say('payouts.reject_done', { name }),
      stays: true,
      run: async (reason) => {
        await client.send(adminApi.rejectPayout, { params, body: { reason, bankStopped: hasBegun } });
        await refresh();
      },
    });
  }
  if (payoutLifecycle.allows(state, 'approved')) {
    decisions.push({
      key: 'approve',
      label: say('payouts.approve', { amount }),
      tone: 'primary',
      blockedBy: payout.mayApprove ? null : against,
      title: say('payouts.approve_title', { amount, name }),
      body: say('payouts.approve_body'),
      confirm: say('payouts.approve', { amount }),
      field: null,
      done: say('payouts.approve_done', { amount }),
      stays: true,
      run: async () => {
        await client.send(adminApi.approvePayout, { params });
        await refresh();
      },
    });
  }
  if (payoutLifecycle.allows(state, 'released')) {
    decisions.push({
      key: 'release',
      label: say('payouts.release', { amount }),
      tone: 'primary',
      blockedBy: listedIn ?? (payout.mayRelease ? null : say(reasonAgainstRelease(payout, me, clock.now()))),
      title: say('payouts.release_title', { amount, name }),
      body: say(isBank ? 'payouts.release_bank_body' : 'payouts.release_connect_body'),
      confirm: say('payouts.release', { amount }),
      field: isBank ? referenceField : null,
      done: say('payouts.release_done', { amount }),
      stays: true,
      run: async (reference) => {
        await client.send(adminApi.releasePayout, { params, body: isBank ? { reference } : {} });
        await refresh();
      },
    });
  }
  if (payoutLifecycle.allows(state, 'failed') && payout.mayFail) {
    decisions.push({
      key: 'fail',
      label: say('payouts.fail'),
      tone: 'danger',
      blockedBy: null,
      title: say('payouts.fail_title', { amount, name }),
      body: say('payouts.fail_body'),
      confirm: say('payouts.fail'),
      field: declineField,
      done: say('payouts.fail_done', { amount }),
      stays: true,
      run: async (reason) => {
        await client.send(adminApi.failPayout, { params, body: { reason } });
        await refresh();
      },
    });
  }
  return decisions;
}
