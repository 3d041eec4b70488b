import { Injectable } from '@nestjs/common';
import type { Domicile } from '@cairn/contracts/kyc/identity-check.requests';
import type { PersonToConfirm } from '../ports/identity.port.js';
import type { Outcome } from '../ports/outcome.js';
import type { PartyPort } from '../ports/party.port.js';
import { threeLetters } from './country-codes.js';
import { NorthClient } from './north-client.js';
import { findText, itemsOf, textOf, valueOf, type Fields } from './north-shapes.js';

const DOMICILE: Readonly<Record<Domicile, string>> = {
  us_citizen: 'U.S. citizen',
  us_resident: 'U.S. resident',
  non_resident: 'non-resident',
};

/** `YYYY-MM-DD` as it is written there. */
const monthFirst = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');

/** A state of the United States; North Capital's own word stands for everywhere else. */
const stateOf = ({ country, region }: PersonToConfirm): string =>
  country === 'US' && region !== null && /^[A-Za-z]{2}$/.test(region) ? region.toUpperCase() : 'NOUS';

function fieldsFor(who: PersonToConfirm, domicile: Domicile): Record<string, string> {
  const optional = { socialSecurityNumber: who.ssn, phone: who.phone, primAddress2: who.address2 };
  return {
    domicile: DOMICILE[domicile],
    firstName: who.firstName,
    lastName: who.lastName,
    dob: monthFirst(who.dateOfBirth),
    primCountry: threeLetters(who.country) ?? who.country,
    primAddress1: who.address,
    primCity: who.city,
    primState: stateOf(who),
    primZip: who.postalCode,
    emailAddress: who.email,
    ...Object.fromEntries(Object.entries(optional).flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
  };
}

const partyIdOf = (reply: Fields): { partyId: string } | null => {
  const [party] = itemsOf(valueOf(reply, 'partyDetails'));
  const partyId = textOf(valueOf(party ?? {}, 'partyId')) || findText(reply, 'partyId');
  return partyId === '' ? null : { partyId };
};

/** People as parties of North Capital. */
@Injectable()
export class NorthParties implements PartyPort {
  constructor(private readonly client: NorthClient) {}

  create(who: PersonToConfirm, domicile: Domicile): Promise<Outcome<{ partyId: string }>> {
    return this.client.call('PUT', 'createParty', fieldsFor(who, domicile), partyIdOf);
  }

  async update(partyId: string, who: PersonToConfirm, domicile: Domicile): Promise<Outcome<null>> {
    const fields = { partyId, ...fieldsFor(who, domicile) };
    const outcome = await this.client.call('PUT', 'updateParty', fields, partyIdOf);
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  }
}
