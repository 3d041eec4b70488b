import { Injectable } from '@nestjs/common';
import type {
  CheckBegun,
  DocumentToSend,
  IdentityPort,
  IdentitySnapshot,
  PersonToConfirm,
} from '../ports/identity.port.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { NorthClient } from './north-client.js';
import { checkOf, snapshotOf, statusOf, type NorthCheck } from './north-snapshot.js';

/** A party and the number of one of its checks. */
const REF = /^([A-Za-z0-9]+)\.(.+)$/;

const begun = (partyId: string, { number }: NorthCheck): CheckBegun => ({
  ref: `${partyId}.${number}`,
  next: { kind: 'none' },
});

/** Identities compared with the records of North Capital's sources. Each check costs a fee: it is asked for once. */
@Injectable()
export class NorthIdentity implements IdentityPort {
  readonly provider = 'north';
  readonly page = 'none';
  readonly costs = true;
  readonly isConfigured: boolean;

  constructor(private readonly client: NorthClient) {
    this.isConfigured = client.isConfigured;
  }

  async begin(_op: Op, { party }: PersonToConfirm): Promise<Outcome<CheckBegun>> {
    if (party === null) return { kind: 'rejected', reason: 'other', code: 'no_party' };
    const outcome = await this.client.call('POST', 'performKycAmlBasic', { partyId: party }, checkOf);
    return outcome.kind === 'ok' ? { kind: 'ok', value: begun(party, outcome.value) } : outcome;
  }

  /** The newest check of the party, where it is none of those that were known before. */
  async findByOp(_op: Op, { party }: PersonToConfirm, known: readonly string[]): Promise<Outcome<CheckBegun | null>> {
    if (party === null) return { kind: 'ok', value: null };
    const newest = await this.newest(party);
    if (newest.kind !== 'ok') return newest;
    const found = newest.value && begun(party, newest.value);
    return { kind: 'ok', value: found === null || known.includes(found.ref) ? null : found };
  }

  async read(ref: string): Promise<Outcome<IdentitySnapshot | null>> {
    const [, partyId = '', number = ''] = REF.exec(ref) ?? [];
    if (partyId === '') return { kind: 'ok', value: null };
    const newest = await this.newest(partyId);
    if (newest.kind !== 'ok') return newest;
    // Another check has taken its place: of this one nothing more is said.
    if (newest.value?.number !== number) return { kind: 'ok', value: null };
    const status = await this.client.call('POST', 'getKycAml', { partyId }, statusOf);
    if (status.kind !== 'ok') return status;
    const { kyc, aml } = status.value;
    return {
      kind: 'ok',
      value: snapshotOf(ref, { ...newest.value, kyc: kyc || newest.value.kyc, aml: aml || newest.value.aml }),
    };
  }

  async addDocument(
    _op: Op,
    partyId: string,
    { title, fileName, contentType, content }: DocumentToSend,
  ): Promise<Outcome<null>> {
    const form = new FormData();
    form.set('partyId', partyId);
    form.set('documentTitle', `documentTitle0=${title}`);
    form.set('file_name', `filename0=${fileName}`);
    form.set('userfile0', new Blob([new Uint8Array(content)], { type: contentType }), fileName);
    const outcome = await this.client.send('uploadPartyDocument', form, (reply) =>
      Object.keys(reply).some((key) => /document/i.test(key)) ? true : null,
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  }

  /** Null where the party was never checked: the provider says so with 101 and nothing in it, or with a code. */
  private async newest(partyId: string): Promise<Outcome<NorthCheck | null>> {
    const outcome = await this.client.call('POST', 'getKycAmlResponse', { partyId, type: 'Basic' }, (reply) => ({
      check: checkOf(reply),
    }));
    if (outcome.kind === 'ok') return { kind: 'ok', value: outcome.value.check };
    return outcome.kind === 'rejected' && outcome.reason !== 'config' ? { kind: 'ok', value: null } : outcome;
  }
}
