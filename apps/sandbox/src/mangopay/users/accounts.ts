import { newId } from '../../core/identifiers.js';
import { refuse, ADDRESS, COUNTRY, oneOf, requireShape, text, textOf, type Shape } from '../api/fields.js';
import { wrong } from '../api/failure.js';
import type { Operation } from '../api/operation.js';
import type { AccountDocument, Fields } from '../documents.js';
import type { MangopayWorld } from '../world.js';
import { accountBody } from './bodies.js';
import { found, userOf } from './users.js';

const HOLDER = { OwnerName: text(255), OwnerAddress: ADDRESS };
const BIC = text(11, /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
const digits = (least: number, most = least) => text(most, new RegExp(`^\\d{${least},${most}}$`));

const SHAPES: Readonly<Record<string, Shape>> = {
  iban: { required: { ...HOLDER, IBAN: text(34, /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/) }, optional: { BIC } },
  gb: { required: { ...HOLDER, SortCode: digits(6), AccountNumber: digits(8) } },
  us: {
    required: { ...HOLDER, AccountNumber: digits(1, 20), ABA: digits(9) },
    optional: { DepositAccountType: oneOf('CHECKING', 'SAVINGS') },
  },
  ca: {
    required: {
      ...HOLDER,
      BranchCode: digits(5),
      InstitutionNumber: digits(3, 4),
      AccountNumber: digits(1, 20),
      BankName: text(50, /^[\p{L}\p{N} ]+$/u),
    },
  },
  other: { required: { ...HOLDER, Country: COUNTRY, BIC, AccountNumber: text(50, /^[A-Z0-9]+$/) } },
};

/** Letters stand for 10 to 35; the whole, its head moved behind, leaves 1 when divided by 97. */
const holdsIban = (iban: string): boolean => {
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
};
const holdsAba = (aba: string): boolean => {
  const at = (place: number): number => Number(aba[place]);
  const sum = 3 * (at(0) + at(3) + at(6)) + 7 * (at(1) + at(4) + at(7)) + at(2) + at(5) + at(8);
  return sum > 0 && sum % 10 === 0;
};

/** What a form cannot show: numbers whose check digits are wrong. */
function requireChecked(fields: Fields): void {
  const errors: Record<string, string> = {};
  if (fields['IBAN'] !== undefined && !holdsIban(textOf(fields, 'IBAN'))) errors['IBAN'] = 'The IBAN is not valid.';
  if (fields['ABA'] !== undefined && !holdsAba(textOf(fields, 'ABA'))) errors['ABA'] = 'The ABA is not valid.';
  refuse(errors);
}

export function accountOf(world: MangopayWorld, userId = '', id = ''): AccountDocument {
  const account = found(world.accounts.get(id));
  return found(account.userId === userId ? account : undefined);
}

const opening = (kind: string, shape: Shape): Operation => ({
  name: `bankaccounts.create_${kind}`,
  method: 'POST',
  path: `/users/:id/bankaccounts/${kind}`,
  run(world, { body, path: { id } }) {
    const { Tag: tag, Type: type, ...fields } = body;
    if (type !== undefined && type !== kind.toUpperCase()) throw wrong({ Type: 'It is not that of the address.' });
    requireShape(fields, shape);
    requireChecked(fields);
    const account: AccountDocument = {
      id: newId('bankacc_m'),
      tag: typeof tag === 'string' ? tag : null,
      createdAt: world.clock.now(),
      userId: userOf(world, id).id,
      type: kind.toUpperCase(),
      active: true,
      fields,
    };
    world.accounts.put(account.id, account);
    return accountBody(account);
  },
});

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  ...Object.entries(SHAPES).map(([kind, shape]) => opening(kind, shape)),
  {
    name: 'bankaccounts.list',
    method: 'GET',
    path: '/users/:id/bankaccounts',
    run: (world, { path: { id } }) =>
      world.accounts
        .all()
        .filter(({ userId }) => userId === id)
        .map(accountBody),
  },
  {
    name: 'bankaccounts.get',
    method: 'GET',
    path: '/users/:id/bankaccounts/:account',
    run: (world, { path: { id, account } }) => accountBody(accountOf(world, id, account)),
  },
  {
    name: 'bankaccounts.deactivate',
    method: 'PUT',
    path: '/users/:id/bankaccounts/:account',
    run(world, { body, path: { id, account: accountId } }) {
      const account = accountOf(world, id, accountId);
      // For good: there is no way back.
      requireShape(body, { required: { Active: (value) => (value === false ? null : 'It can only be false.') } });
      account.active = false;
      world.accounts.put(account.id, account);
      return accountBody(account);
    },
  },
];
