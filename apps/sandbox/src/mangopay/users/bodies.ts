import type { AccountDocument, KycDocument, UserDocument, WalletDocument } from '../documents.js';
import { secondsOf, type MangopayWorld } from '../world.js';
import { objectOf } from '../api/fields.js';

const common = ({ id, tag, createdAt }: { id: string; tag: string | null; createdAt: number }) => ({
  Id: id,
  Tag: tag,
  CreationDate: secondsOf(createdAt),
});

const addressBody = (fields: UserDocument['fields'], name: string) => {
  const address = objectOf(fields, name);
  const part = (member: string) => address[member] ?? null;
  return {
    AddressLine1: part('AddressLine1'),
    AddressLine2: part('AddressLine2'),
    City: part('City'),
    Region: part('Region'),
    PostalCode: part('PostalCode'),
    Country: part('Country'),
  };
};

/** A user as Mangopay shows it: what was sent, and what it has found out. */
export function userBody(world: MangopayWorld, user: UserDocument): object {
  const { fields, person, status, kyc } = user;
  const address = person === 'NATURAL' ? { Address: addressBody(fields, 'Address') } : {};
  return {
    ...common(user),
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'Tag')),
    ...address,
    PersonType: person,
    UserCategory: fields['UserCategory'] ?? 'OWNER',
    UserStatus: status,
    KYCLevel: kyc,
    ...(status === 'PENDING_USER_ACTION'
      ? { PendingUserAction: { RedirectUrl: `${world.base}/sca?user=${encodeURIComponent(user.id)}` } }
      : {}),
  };
}

export const walletBody = (world: MangopayWorld, wallet: WalletDocument): object => ({
  ...common(wallet),
  Owners: [wallet.ownerId],
  Balance: { Currency: wallet.currency, Amount: world.balance(wallet.id) },
  FundsType: 'DEFAULT',
  Description: wallet.description,
  Currency: wallet.currency,
});

export const accountBody = (account: AccountDocument): object => ({
  ...common(account),
  UserId: account.userId,
  Type: account.type,
  Active: account.active,
  ...Object.fromEntries(Object.entries(account.fields).filter(([name]) => name !== 'Tag')),
  OwnerAddress: addressBody(account.fields, 'OwnerAddress'),
});

export const kycBody = (paper: KycDocument): object => ({
  ...common(paper),
  UserId: paper.userId,
  Type: paper.type,
  Status: paper.status,
  RefusedReasonType: paper.refusedReason,
  RefusedReasonMessage: null,
  ProcessedDate: null,
  Flags: [],
});
