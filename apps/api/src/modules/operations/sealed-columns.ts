/** A column of encrypted values, and the cell that each of them is bound to. */
export interface SealedColumn {
  table: string;
  column: string;
  /** SQL of the id that the cell is bound to, which orders the pages; by default `id`. */
  id?: string;
  /** A second part of the key, in rows that share an id; the cell's column is followed by it. */
  part?: string;
}

/** Every column that holds encrypted values; `key-rotation.spec.ts` finds one that is missing. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'app_user', column: 'totp_secret' },
  { table: 'app_user', column: 'totp_pending' },
  { table: 'investor_profile', column: 'date_of_birth' },
  { table: 'investor_profile', column: 'ssn' },
  { table: 'identity_check', column: 'page' },
  { table: 'campaign', column: 'bank_account_number' },
  { table: 'campaign', column: 'bank_account_holder' },
  { table: 'withdrawal', column: 'account_number' },
  { table: 'withdrawal', column: 'account_holder' },
  { table: 'saved_bank_account', column: 'details' },
  { table: 'payer_account', column: 'ref' },
  { table: 'payer_account', column: 'holder' },
  { table: 'bank_link', column: 'token' },
  { table: 'bank_connection', column: 'page' },
  { table: 'bank_line', column: 'counterparty' },
  { table: 'second_wallet', column: 'date_of_birth' },
  { table: 'second_wallet_account', column: 'details' },
  { table: 'escrow_link', column: 'page' },
  { table: 'investing_account', column: 'details' },
  { table: 'covered_person', column: 'details' },
  { table: 'covered_person', column: 'answers' },
  { table: 'investing_answer', column: 'answers', id: 'draft_id', part: 'step' },
  { table: 'webhook_event', column: 'body' },
];
