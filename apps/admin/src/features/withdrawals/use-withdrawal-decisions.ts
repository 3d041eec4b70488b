import { adminApi, withdrawalLifecycle, type Wire } from '@cairn/contracts';
import type { AdminWithdrawal, OwnerObstacle } from '@cairn/contracts/admin/admin.replies';
import { useCalls } from '../../lib/data/client.js';
import { useMay, useMe } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay, type WordKey } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useMoneyText } from '../../ui/records/money.js';
import { useDeclineField } from '../../ui/forms/use-decline-field.js';

const WORDS_OF_OBSTACLE: Readonly<Record<OwnerObstacle, WordKey>> = {
  'wallet.owner_frozen': 'withdrawals.owner_frozen',
  'wallet.owner_held': 'withdrawals.owner_held',
  'wallet.owner_suspended': 'withdrawals.owner_suspended',
  'wallet.owner_unidentified': 'withdrawals.owner_unidentified',
};

/** The owner's money may not leave, or the reader is not the right person. */
const whyNotApprove = ({ ownerObstacle }: Wire<AdminWithdrawal>): WordKey =>
  ownerObstacle === null ? 'withdrawals.own' : WORDS_OF_OBSTACLE[ownerObstacle];

/** The owner's money may not leave, the account is new or was not shown, or the reader is not the right person. */
const whyNotSend = (withdrawal: Wire<AdminWithdrawal>, reader: string | undefined, now: number): WordKey => {
  const { ownerObstacle, sendableAt, approvedBy, userEmail } = withdrawal;
  if (ownerObstacle !== null) return WORDS_OF_OBSTACLE[ownerObstacle];
  if (Date.parse(sendableAt) > now) return 'withdrawals.cools';
  if (userEmail === reader) return 'withdrawals.own';
  return approvedBy === reader ? 'withdrawals.another' : 'withdrawals.show_first';
};

/** Confirm the bank transfer of a withdrawal, or reject it; the amount that leaves is named. */
export function useWithdrawalDecisions(withdrawal: Wire<AdminWithdrawal>): readonly Decision[] {
  const say = useSay();
  const money = useMoneyText();
  const { client, clock } = useCalls();
  const may = useMay();
  const me = useMe();
  const refresh = useRefresh('withdrawals');
  const declineField = useDeclineField();
  if (!may('withdrawals.confirm')) return [];

  const { state, userName: name, amount, fee, currency } = withdrawal;
  const params = { id: withdrawal.id };
  // Decision 35: the fee of a withdrawal is deducted from it.
  const net = money(amount - fee, currency);
  const hasBegun = withdrawal.transferBegunAt !== null;
  const listedIn =
    withdrawal.file?.state === 'made' ? say('banking.listed_in', { number: withdrawal.file.number }) : null;
  const decisions: Decision[] = [];

  if (withdrawalLifecycle.allows(state, 'rejected')) {
    decisions.push({
      key: 'reject',
      label: say('withdrawals.reject'),
      tone: 'danger',
      blockedBy: listedIn,
      title: say('withdrawals.reject_title', { amount: money(amount, currency), name }),
      body: say(hasBegun ? 'withdrawals.reject_begun_body' : 'withdrawals.reject_body'),
      confirm: say(hasBegun ? 'withdrawals.reject_begun' : 'withdrawals.reject'),
      field: declineField,
      done: say('withdrawals.reject_done', { name }),
      // What became of it is shown on it; the next one is opened by whoever wants it.
      stays: true,
      run: async (reason) => {
        await client.send(adminApi.rejectWithdrawal, { params, body: { reason, bankStopped: hasBegun } });
        await refresh();
      },
    });
  }
  if (withdrawalLifecycle.allows(state, 'approved') && withdrawal.needsApproval) {
    decisions.push({
      key: 'approve',
      label: say('withdrawals.approve', { amount: net }),
      tone: 'primary',
      blockedBy: withdrawal.mayApprove ? null : say(whyNotApprove(withdrawal)),
      title: say('withdrawals.approve_title', { amount: net, name }),
      body: say('withdrawals.approve_body'),
      confirm: say('withdrawals.approve', { amount: net }),
      field: null,
      done: say('withdrawals.approve_done', { amount: net }),
      stays: true,
      run: async () => {
        await client.send(adminApi.approveWithdrawal, { params });
        await refresh();
      },
    });
  }
  const { provider, payerLabel } = withdrawal;
  if (withdrawalLifecycle.allows(state, 'failed') && provider === null) {
    decisions.push({
      key: 'fail',
      label: say('withdrawals.fail'),
      tone: 'danger',
      blockedBy: null,
      title: say('withdrawals.fail_title', { amount: net, name }),
      body: say('withdrawals.fail_body', { amount: money(amount, currency) }),
      confirm: say('withdrawals.fail'),
      field: declineField,
      done: say('withdrawals.fail_done', { amount: money(amount, currency) }),
      stays: true,
      run: async (reason) => {
        await client.send(adminApi.failWithdrawal, { params, body: { reason } });
        await refresh();
      },
    });
  }
  const isAgreed = withdrawalLifecycle.allows(state, 'sent') && !(state === 'requested' && withdrawal.needsApproval);
  if (isAgreed && provider !== null && state !== 'released') {
    decisions.push({
      key: 'release',
      label: say('withdrawals.release', { amount: net }),
      tone: 'primary',
      blockedBy: withdrawal.maySend ? null : say(whyNotSend(withdrawal, me?.email, clock.now())),
      title: say('withdrawals.release_title', { amount: net, name }),
      body: say('withdrawals.release_body', { account: payerLabel ?? '' }),
      confirm: say('withdrawals.release', { amount: net }),
      field: null,
      done: say('withdrawals.release_done', { amount: net }),
      stays: true,
      run: async () => {
        await client.send(adminApi.releaseWithdrawal, { params });
        await refresh();
      },
    });
  }
  if (isAgreed && provider === null) {
    decisions.push({
      key: 'send',
      label: say('withdrawals.send', { amount: net }),
      tone: 'primary',
      blockedBy: listedIn ?? (withdrawal.maySend ? null : say(whyNotSend(withdrawal, me?.email, clock.now()))),
      title: say('withdrawals.send_title', { amount: net, name }),
      body: say('withdrawals.send_body'),
      confirm: say('withdrawals.send', { amount: net }),
      field: {
        label: say('withdrawals.reference'),
        help: say('withdrawals.reference_help'),
        min: 3,
        max: 80,
        multiline: false,
      },
      done: say('withdrawals.send_done', { amount: net }),
      stays: true,
      run: async (reference) => {
        await client.send(adminApi.sendWithdrawal, { params, body: { reference } });
        await refresh();
      },
    });
  }
  return decisions;
}
