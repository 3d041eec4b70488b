import type { Client } from '@cairn/client';
import { adminApi } from '@cairn/contracts';

/** Shows the account of a withdrawal to the one who makes the transfer. */
export const showAccount = (admin: Client, id: string) =>
  admin.send(adminApi.withdrawalBankDetails, { params: { id }, body: { reason: 'To make the transfer at the bank.' } });

/** Makes the transfer of a withdrawal as an admin does: its account is shown first, then its reference is recorded. */
export async function sendWithdrawal(admin: Client, id: string, reference = 'QB-1') {
  await showAccount(admin, id);
  return admin.send(adminApi.sendWithdrawal, { params: { id }, body: { reference } });
}
