import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { API_PREFIX } from '../../../kernel/http/api-prefix.js';
import type { CheckBegun, IdentityPort, IdentitySnapshot, PersonToConfirm } from '../ports/identity.port.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { ShuftiClient, type ShuftiAnswer } from './shufti-client.js';
import { snapshotOf } from './shufti-snapshot.js';

/** Minutes for which the page is open: a person who has to fetch a document is not cut off. */
const PAGE_MINUTES = 60;
const MINUTE = 60_000;
/** An address of the person's page at the provider, and of nothing else. */
const LONGEST_ADDRESS = 2_000;

/** What `referenceOf` makes of a key. */
const REFERENCE = /^identity_([0-9a-f-]{36})\.\d+$/;

const DOCUMENTS = ['passport', 'id_card', 'driving_license'];

const refused = (status: number, code: string): Outcome<never> => ({
  kind: 'rejected',
  reason: status === 401 || status === 402 || status === 403 ? 'config' : 'other',
  code,
});

const codeOf = ({ body, status }: Extract<ShuftiAnswer, { kind: 'answer' }>): string => {
  const error: unknown = body['error'];
  const key = typeof error === 'object' && error !== null && 'key' in error ? String(error.key) : '';
  return key === '' ? String(status) : `${status}:${key}`;
};

/** Identities confirmed on Shufti Pro's own page. Each attempt has a reference of its own, which is used once. */
@Injectable()
export class ShuftiIdentity implements IdentityPort {
  readonly provider = 'shufti';
  readonly page = 'redirect';
  /** A page that nobody has opened costs nothing. */
  readonly costs = false;
  readonly isConfigured: boolean;

  constructor(
    private readonly client: ShuftiClient,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.isConfigured = client.isConfigured;
  }

  async begin(op: Op, who: PersonToConfirm): Promise<Outcome<CheckBegun>> {
    const reference = referenceOf(op);
    const until = new Date(this.clock.now().getTime() + PAGE_MINUTES * MINUTE);
    const answer = await this.client.ask('', {
      reference,
      callback_url: `${this.config.PUBLIC_URL}/${API_PREFIX}/webhooks/shufti`,
      redirect_url: who.returnUrl,
      email: who.email,
      country: who.country,
      language: who.language.toUpperCase(),
      verification_mode: 'any',
      ttl: PAGE_MINUTES,
      face: {},
      document: {
        supported_types: DOCUMENTS,
        name: { first_name: who.firstName, last_name: who.lastName },
        dob: who.dateOfBirth,
        expiry_date: '',
      },
      background_checks: {
        name: { first_name: who.firstName, last_name: who.lastName },
        dob: who.dateOfBirth,
      },
    });
    if (answer.kind !== 'answer') return answer;
    // The reference is taken: an earlier call of this attempt went through, and its page is lost with its answer.
    if (answer.status === 409) return { kind: 'ok', value: { ref: reference, next: { kind: 'none' } } };
    const url: unknown = answer.body['verification_url'];
    if (answer.status !== 200 || answer.body['reference'] !== reference) return refused(answer.status, codeOf(answer));
    return { kind: 'ok', value: { ref: reference, next: pageOf(url, until) } };
  }

  async findByOp(op: Op): Promise<Outcome<CheckBegun | null>> {
    const reference = referenceOf(op);
    const found = await this.read(reference);
    if (found.kind !== 'ok') return found;
    return { kind: 'ok', value: found.value && { ref: reference, next: { kind: 'none' } } };
  }

  async read(ref: string): Promise<Outcome<IdentitySnapshot | null>> {
    const answer = await this.client.ask('status', { reference: ref });
    if (answer.kind !== 'answer') return answer;
    if (answer.status === 404 || answer.status === 400) return { kind: 'ok', value: null };
    if (answer.status !== 200) return refused(answer.status, codeOf(answer));
    const snapshot = snapshotOf(answer.body, answer.raw);
    return snapshot?.ref === ref ? { kind: 'ok', value: snapshot } : { kind: 'unknown' };
  }

  keyOf(ref: string): string | null {
    const id = REFERENCE.exec(ref)?.[1];
    return id === undefined ? null : `identity:${id}`;
  }

  async forget(ref: string): Promise<Outcome<null>> {
    const answer = await this.client.ask('delete', { reference: ref, comment: 'The person has closed the account.' });
    if (answer.kind !== 'answer') return answer;
    const isGone = answer.status === 200 || answer.status === 404;
    return isGone ? { kind: 'ok', value: null } : refused(answer.status, codeOf(answer));
  }
}

/** Letters, digits, hyphens and dots, 6 to 250 of them: the operation's key with its attempt. */
const referenceOf = ({ key, attempt }: Op): string => `${key.replaceAll(':', '_')}.${attempt}`;

function pageOf(url: unknown, until: Date): CheckBegun['next'] {
  if (typeof url !== 'string' || url.length > LONGEST_ADDRESS || !/^https?:\/\//.test(url)) return { kind: 'none' };
  return { kind: 'redirect', url, until };
}
