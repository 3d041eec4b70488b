import { adminApi, type Wire } from '@cairn/contracts';
import type { LedgerVerification } from '@cairn/contracts/admin/ledger-verification';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';

/** Verify now; and, while money out is frozen, lift the freeze with a reason. */
export function useVerificationDecisions({ frozenSince }: Wire<LedgerVerification>): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const may = useMay();
  const refresh = useRefresh('ledger-accounts');
  if (!may('ledger.freeze')) return [];
  const decisions: Decision[] = [
    {
      key: 'verify',
      label: say('verification.verify'),
      tone: 'secondary',
      blockedBy: null,
      title: say('verification.verify_title'),
      body: say('verification.verify_body'),
      confirm: say('verification.verify'),
      field: null,
      done: say('verification.verify_done'),
      run: async () => {
        await client.send(adminApi.verifyLedger, {});
        await refresh();
      },
    },
  ];
  if (frozenSince !== null) {
    decisions.push({
      key: 'lift',
      label: say('verification.lift'),
      tone: 'danger',
      blockedBy: null,
      title: say('verification.lift_title'),
      body: say('verification.lift_body'),
      confirm: say('verification.lift'),
      field: {
        label: say('verification.reason'),
        help: say('verification.reason_help'),
        min: 3,
        max: 1_000,
        multiline: true,
      },
      done: say('verification.lift_done'),
      run: async (reason) => {
        await client.send(adminApi.liftFreeze, { body: { reason } });
        await refresh();
      },
    });
  }
  return decisions;
}
