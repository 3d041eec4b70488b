import { useSay, type WordKey } from '../app/words.js';

const CLASSES = ['asset', 'liability', 'equity', 'revenue', 'expense'] as const;
const PHASES = ['posted', 'pending', 'post', 'void'] as const;

/** Kinds of transactions, as `ledger.tx_kind` lists them. */
const KINDS = [
  'top_up',
  'top_up_fee',
  'provider_fee',
  'investment_wallet',
  'investment_card',
  'investment_return_wallet',
  'investment_return_card',
  'late_payment',
  'refund',
  'closing',
  'payout',
  'payout_sent',
  'payout_failed',
  'repayment_wallet',
  'repayment_card',
  'distribution',
  'withdrawal',
  'withdrawal_sent',
  'withdrawal_failed',
  'adjustment',
  'reversal',
] as const;

/** Groups of the chart of accounts, by their code in `ledger.account_group`. */
const GROUPS: Readonly<Record<string, WordKey>> = {
  'A:clearing': 'ledger.groups.clearing',
  'A:bank': 'ledger.groups.bank',
  'L:wallet': 'ledger.groups.wallet',
  'L:escrow': 'ledger.groups.escrow',
  'L:payable': 'ledger.groups.payable',
  'L:transit': 'ledger.groups.transit',
  'L:refund_due': 'ledger.groups.refund_due',
  'L:distribution': 'ledger.groups.distribution',
  'L:suspense': 'ledger.groups.suspense',
  'R:platform_fee': 'ledger.groups.platform_fee',
  'R:wallet_fee': 'ledger.groups.wallet_fee',
  'X:provider_fee': 'ledger.groups.provider_fee',
  'X:adjustment': 'ledger.groups.adjustment',
  'X:rounding': 'ledger.groups.rounding',
};

/** The books' codes in words; a code that is new here is shown as it is, never hidden. */
export function useLedgerWords() {
  const say = useSay();
  return {
    className(code: string): string {
      const name = CLASSES.find((known) => known === code);
      return name === undefined ? code : say(`ledger.classes.${name}`);
    },
    phase(code: string): string {
      const phase = PHASES.find((known) => known === code);
      return phase === undefined ? code : say(`ledger.phases.${phase}`);
    },
    kind(code: string): string {
      const kind = KINDS.find((known) => known === code);
      return kind === undefined ? code : say(`ledger.kinds.${kind}`);
    },
    group(code: string): string {
      const word = GROUPS[code];
      return word === undefined ? code : say(word);
    },
  };
}
