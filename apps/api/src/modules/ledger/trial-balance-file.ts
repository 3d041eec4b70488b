import type { TrialBalance } from '@cairn/contracts/admin/ledger.replies';
import type { Say } from '@cairn/i18n';
import { writeCsv } from '../../kernel/exports/csv.js';
import { FileReply } from '../../kernel/http/envelope.js';
import { withMajorAmounts } from '../../kernel/http/major-amounts.js';

const COLUMNS = [
  'currency',
  'class',
  'group',
  'groupName',
  'accounts',
  'debit',
  'credit',
  'netDebit',
  'netCredit',
  'pendingDebit',
  'pendingCredit',
] as const;

/**
 * The trial balance as a file, amounts in major units, groups by their code and in the reader's words. It names nobody,
 * so it needs no step-up authentication.
 */
export function trialBalanceFile({ rows }: TrialBalance, day: string | null, say: Say): FileReply {
  const lines = rows.map((row) => {
    const net = row.debit - row.credit;
    return withMajorAmounts({
      ...row,
      groupName: say(`group.${row.group.replace(':', '/')}`),
      netDebit: net > 0n ? net : 0n,
      netCredit: net < 0n ? -net : 0n,
    });
  });
  return new FileReply(
    Buffer.from(writeCsv(lines, COLUMNS), 'utf8'),
    'text/csv; charset=utf-8',
    day === null ? 'trial-balance.csv' : `trial-balance-${day}.csv`,
  );
}
