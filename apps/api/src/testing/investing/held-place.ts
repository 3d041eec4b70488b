import { investmentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import type { Person } from '../people.js';
import { investAs } from './invest-as.js';

/** Goes through the steps as far as the payment, and takes a place. */
export const holdPlace = ({ api }: Person, campaignId: string, amount: number) =>
  investAs(api, { params: { campaignId }, body: { amount }, idempotencyKey: newId() });

/** Pays a place from the wallet. */
export const payHeld = ({ api }: Person, id: string) =>
  api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() });

/** The same and pays at once. */
export const investFromWallet = ({ api }: Person, campaignId: string, amount: number) =>
  investAs(api, { params: { campaignId }, body: { amount, paymentType: 'wallet' }, idempotencyKey: newId() });
