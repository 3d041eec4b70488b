import { newId } from '../../core/identifiers.js';
import { notFound } from '../api/failure.js';
import { ADDRESS, anything, COUNTRY, oneOf, requireShape, text, whole, type Shape } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import { chosen, pageOf } from '../api/paging.js';
import type { UserDocument } from '../documents.js';
import { tell } from '../hooks/telling.js';
import type { MangopayWorld } from '../world.js';
import { userBody } from './bodies.js';

const EMAIL = text(255, /^[^@\s]+@[^@\s]+\.[^@\s]+$/);
const NATURAL: Shape = {
  required: { FirstName: text(100), LastName: text(100), Email: EMAIL, TermsAndConditionsAccepted: oneOf(true) },
  optional: {
    Birthday: whole,
    Nationality: COUNTRY,
    CountryOfResidence: COUNTRY,
    UserCategory: oneOf('PAYER', 'OWNER', 'PLATFORM'),
    Address: ADDRESS,
    Occupation: text(),
    IncomeRange: whole,
    Capacity: text(),
    PhoneNumber: text(),
    PhoneNumberCountry: COUNTRY,
  },
};
/** Who owns a wallet, not only pays, is known better. */
const OWNER: Shape = {
  required: { ...NATURAL.required, Birthday: whole, Nationality: COUNTRY, CountryOfResidence: COUNTRY },
  optional: NATURAL.optional ?? {},
};
const LEGAL: Shape = {
  required: {
    Name: text(),
    LegalPersonType: oneOf('BUSINESS', 'PARTNERSHIP', 'ORGANIZATION', 'SOLETRADER'),
    Email: EMAIL,
    LegalRepresentativeFirstName: text(100),
    LegalRepresentativeLastName: text(100),
    TermsAndConditionsAccepted: oneOf(true),
  },
  optional: {
    UserCategory: oneOf('PAYER', 'OWNER'),
    HeadquartersAddress: ADDRESS,
    LegalRepresentativeAddress: ADDRESS,
    LegalRepresentativeEmail: EMAIL,
    LegalRepresentativeBirthday: whole,
    LegalRepresentativeNationality: COUNTRY,
    LegalRepresentativeCountryOfResidence: COUNTRY,
    LegalRepresentative: anything,
    CompanyNumber: text(),
  },
};

export function found<T>(document: T | undefined): T {
  if (document === undefined) throw notFound();
  return document;
}

export const userOf = (world: MangopayWorld, id = ''): UserDocument => found(world.users.get(id));

function opening(person: UserDocument['person'], acts: boolean): Operation {
  const kind = person.toLowerCase();
  return {
    name: `users.create_${kind}${acts ? '_sca' : ''}`,
    method: 'POST',
    path: `${acts ? '/sca' : ''}/users/${kind}`,
    run(world, { body }) {
      requireShape(body, person === 'LEGAL' ? LEGAL : body['UserCategory'] === 'PAYER' ? NATURAL : OWNER);
      const { Tag: tag, ...fields } = body;
      const user: UserDocument = {
        id: newId(person === 'LEGAL' ? 'user_l' : 'user_m'),
        tag: typeof tag === 'string' ? tag : null,
        createdAt: world.clock.now(),
        person,
        acts,
        status: acts ? 'PENDING_USER_ACTION' : 'ACTIVE',
        kyc: 'LIGHT',
        fields,
      };
      world.users.put(user.id, user);
      return userBody(world, user);
    },
  };
}

const reading = (path: string, name: string): Operation => ({
  name,
  method: 'GET',
  path,
  run: (world, { path: { id } }) => userBody(world, userOf(world, id)),
});

export const USER_OPERATIONS: readonly Operation[] = [
  {
    name: 'users.list',
    method: 'GET',
    path: '/users',
    run: (world, { query }) =>
      pageOf(
        chosen(world.users.all(), query, 'CreationDate', ({ createdAt }) => createdAt),
        query,
      ).map((user) => userBody(world, user)),
  },
  opening('NATURAL', false),
  opening('NATURAL', true),
  opening('LEGAL', false),
  opening('LEGAL', true),
  reading('/users/:id', 'users.get'),
  reading('/users/natural/:id', 'users.get'),
  reading('/users/legal/:id', 'users.get'),
  reading('/sca/users/:id', 'users.get'),
];

/** Raises what is known of a user: money may leave from then on. */
export function confirmUser(world: MangopayWorld, user: UserDocument): void {
  if (user.kyc === 'REGULAR') return;
  user.kyc = 'REGULAR';
  world.users.put(user.id, user);
  tell(world, 'USER_KYC_REGULAR', user.id);
}
