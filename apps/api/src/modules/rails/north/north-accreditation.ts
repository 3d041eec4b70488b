import { Injectable } from '@nestjs/common';
import type { AccreditationPort, AccreditationSnapshot } from '../ports/accreditation.port.js';
import type { DocumentToSend, PersonToConfirm } from '../ports/identity.port.js';
import { threeLetters } from './country-codes.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { NorthClient } from './north-client.js';
import { findText, itemsOf, textOf, valueOf, type Fields } from './north-shapes.js';

const newest = (reply: Fields): Fields | null => itemsOf(valueOf(reply, 'accreditedDetails')).at(-1) ?? null;

const requestOf = (reply: Fields): { ref: string } | null => {
  const ref = textOf(valueOf(newest(reply) ?? {}, 'airequestId'));
  return ref === '' ? null : { ref };
};

const accountOf = (who: PersonToConfirm): Record<string, string> => ({
  accountRegistration: `${who.firstName} ${who.lastName}`,
  type: 'Individual',
  domesticYN: who.country === 'US' ? 'domestic_account' : 'international_account',
  streetAddress1: who.address,
  city: who.city,
  state: who.country === 'US' && who.region !== null ? who.region.toUpperCase() : 'NOUS',
  zip: who.postalCode,
  country: threeLetters(who.country) ?? who.country,
  KYCstatus: 'Pending',
  AMLstatus: 'Pending',
  suitabilitystatus: 'Pending',
  approvalstatus: 'Pending',
});

const accountIdOf = (reply: Fields): { account: string } | null => {
  const account = findText(reply, 'accountId');
  return account === '' ? null : { account };
};

const hasLink = (reply: Fields): boolean => Object.keys(reply).some((key) => /link/i.test(key));

function stateOf(status: string, accredited: string): AccreditationSnapshot['state'] {
  if (/approved|^verified accredited/i.test(accredited) && !/not|dis/i.test(accredited)) return 'approved';
  if (/disapproved|not accredited|declined/i.test(`${status} ${accredited}`)) return 'declined';
  return /need more info/i.test(status) ? 'more_asked' : 'open';
}

/** Accreditation verified by North Capital from evidence that is sent to it; a request costs a fee. */
@Injectable()
export class NorthAccreditation implements AccreditationPort {
  readonly provider = 'north';
  readonly isConfigured: boolean;

  constructor(private readonly client: NorthClient) {
    this.isConfigured = client.isConfigured;
  }

  async open(who: PersonToConfirm, party: string): Promise<Outcome<{ account: string }>> {
    const made = await this.client.call('PUT', 'createAccount', accountOf(who), accountIdOf);
    if (made.kind !== 'ok') return made;
    const link = {
      firstEntryType: 'Account',
      firstEntry: made.value.account,
      relatedEntryType: 'IndivACParty',
      relatedEntry: party,
      linkType: 'owner',
      primary_value: '1',
    };
    const linked = await this.client.call('PUT', 'createLink', link, (reply) => (hasLink(reply) ? true : null));
    return linked.kind === 'ok' ? made : linked;
  }

  request(_op: Op, account: string): Promise<Outcome<{ ref: string }>> {
    return this.client.call('POST', 'requestAiVerification', { accountId: account, aiMethod: 'Upload' }, requestOf);
  }

  async findByOp(_op: Op, account: string): Promise<Outcome<{ ref: string } | null>> {
    const outcome = await this.details(account);
    return outcome.kind === 'ok'
      ? { kind: 'ok', value: outcome.value && requestOf({ accreditedDetails: outcome.value }) }
      : outcome;
  }

  async update(ref: string, status: 'New Info Added' | 'Updated Letter Requested'): Promise<Outcome<null>> {
    const fields = { airequestId: ref, aiRequestStatus: status };
    const outcome = await this.client.call('POST', 'updateAiRequest', fields, requestOf);
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  }

  async addDocument(
    _op: Op,
    account: string,
    { title, fileName, contentType, content }: DocumentToSend,
  ): Promise<Outcome<null>> {
    const form = new FormData();
    form.set('accountId', account);
    form.set('documentTitle', `documentTitle0=${title}`);
    form.set('file_name', `filename0=${fileName}`);
    form.set('userfile0', new Blob([new Uint8Array(content)], { type: contentType }), fileName);
    const outcome = await this.client.send('uploadVerificationDocument', form, (reply) =>
      findText(reply, 'documentFileReferenceCode') !== '' || Object.keys(reply).some((key) => /document/i.test(key))
        ? true
        : null,
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  }

  async read(account: string, ref: string): Promise<Outcome<AccreditationSnapshot | null>> {
    const outcome = await this.details(account);
    if (outcome.kind !== 'ok') return outcome;
    const found = outcome.value?.find((item) => textOf(valueOf(item, 'airequestId')) === ref);
    if (found === undefined) return { kind: 'ok', value: null };
    const status = textOf(valueOf(found, 'aiRequestStatus'));
    const accredited = textOf(valueOf(found, 'accreditedStatus'));
    return { kind: 'ok', value: { ref, state: stateOf(status, accredited), code: accredited || status || null } };
  }

  /** Null where nothing was ever requested for the account. */
  private async details(account: string): Promise<Outcome<Fields[] | null>> {
    const outcome = await this.client.call('POST', 'getAiRequest', { accountId: account }, (reply) => {
      const items = itemsOf(valueOf(reply, 'accreditedDetails'));
      return items.length > 0 ? items : null;
    });
    return outcome.kind === 'rejected' && outcome.reason !== 'config' ? { kind: 'ok', value: null } : outcome;
  }
}
