import { Injectable } from '@nestjs/common';
import { PARTY_PROVIDER } from '@cairn/contracts/rails/providers';
import type { Domicile, NorthPartyRequest } from '@cairn/contracts/kyc/identity-check.requests';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RailRegistry, type Outcome, type PersonToConfirm } from '../../rails/index.js';
import { BeginCheckService } from '../checks/begin-check.service.js';
import { PeopleToConfirm } from '../checks/person-to-confirm.js';

/** From citizenship and country, where the person says nothing else. */
const domicileOf = ({ usCitizen, country }: PersonToConfirm): Domicile =>
  usCitizen === true ? 'us_citizen' : country === 'US' ? 'us_resident' : 'non_resident';

interface Party {
  partyId: string;
  domicile: Domicile;
  isOld: boolean;
}

/** The person's record at North Capital, made from the identity record and kept as it is. */
@Injectable()
export class PartiesService {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly people: PeopleToConfirm,
    private readonly checks: BeginCheckService,
  ) {}

  /** @throws kyc.other_way, kyc.record_first, kyc.party_exists, kyc.provider_unavailable, kyc.provider_refused */
  async create(caller: Identity, { domicile }: NorthPartyRequest): Promise<void> {
    await this.checks.requireOpen(PARTY_PROVIDER);
    const who = await this.people.of(caller.userId, PARTY_PROVIDER);
    if (who.party !== null) throw new DomainError('kyc.party_exists');
    await this.register(who, domicile ?? domicileOf(who));
  }

  /**
   * The person with their party there, which is registered where there is none: also where nobody has it confirm them.
   * @throws kyc.record_first, kyc.provider_unavailable, kyc.provider_refused
   */
  async ensure(userId: string): Promise<{ who: PersonToConfirm; party: string }> {
    const who = await this.people.of(userId, PARTY_PROVIDER);
    if (who.party === null) await this.register(who, domicileOf(who));
    const party = who.party ?? (await this.people.partyOf(userId, PARTY_PROVIDER));
    if (party === null) throw new DomainError('kyc.provider_unavailable');
    return { who, party };
  }

  private async register(who: PersonToConfirm, wanted: Domicile): Promise<void> {
    const { partyId } = done(await this.rails.of('party', PARTY_PROVIDER).create(who, wanted));
    await this.database.query(
      `insert into identity_party (user_id, provider, party_id, domicile, created_at, updated_at)
       values ($1, $2, $3, $4, kernel.now(), kernel.now()) on conflict (user_id, provider) do nothing`,
      [who.userId, PARTY_PROVIDER, partyId, wanted],
    );
  }

  /** @throws request.not_found for somebody else's party, and as `create` does */
  async update(caller: Identity, partyId: string, { domicile }: NorthPartyRequest): Promise<void> {
    await this.checks.requireOpen(PARTY_PROVIDER);
    const known = await this.of(caller.userId);
    if (known?.partyId !== partyId) throw notFound();
    await this.send(caller.userId, { ...known, domicile: domicile ?? known.domicile });
  }

  /**
   * Brings the party to what the identity record says today: a check compares nothing else.
   * @throws kyc.party_missing, and as `create` does
   */
  async refresh(caller: Identity): Promise<void> {
    await this.checks.requireOpen(PARTY_PROVIDER);
    const known = await this.of(caller.userId);
    if (known === null) throw new DomainError('kyc.party_missing');
    if (known.isOld) await this.send(caller.userId, known);
  }

  private async send(userId: string, { partyId, domicile }: Party): Promise<void> {
    const who = await this.people.of(userId, PARTY_PROVIDER);
    done(await this.rails.of('party', PARTY_PROVIDER).update(partyId, who, domicile));
    await this.database.query(
      'update identity_party set domicile = $3, updated_at = kernel.now() where user_id = $1 and provider = $2',
      [userId, PARTY_PROVIDER, domicile],
    );
  }

  private async of(userId: string): Promise<Party | null> {
    const [row] = await this.database.query<Party>(
      `select y.party_id as "partyId", y.domicile, p.submitted_at > y.updated_at as "isOld"
       from identity_party y join investor_profile p on p.user_id = y.user_id where y.user_id = $1 and y.provider = $2`,
      [userId, PARTY_PROVIDER],
    );
    return row ?? null;
  }
}

/** What the provider gave. */
function done<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value;
  throw new DomainError(outcome.kind === 'rejected' ? 'kyc.provider_refused' : 'kyc.provider_unavailable');
}
