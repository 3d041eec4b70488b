import type { Collection, Store } from '../core/store.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import { newId } from '../core/identifiers.js';

export const STATUSES = ['Pending', 'Auto Approved', 'Manually Approved', 'Disapproved', 'Need More Info'] as const;
export type Status = (typeof STATUSES)[number];
export const isStatus = (value: unknown): value is Status => STATUSES.some((status) => status === value);

/** A comparison of a party with the provider's sources. */
export interface KycCheck {
  readonly number: string;
  readonly qualifiers: readonly string[];
}

export interface Party {
  readonly partyId: string;
  fields: Record<string, string>;
  kyc: Status;
  aml: Status;
  check: KycCheck | null;
  documents: { title: string; name: string; bytes: number }[];
}

export interface AiRequest {
  readonly airequestId: string;
  readonly accountId: string;
  status: string;
  accredited: string;
}

export interface NorthSettings {
  /** Whether messages are encrypted. */
  encrypted: boolean;
}

/** How the next checks of a party end, by its last name: the sandbox's own test data. */
const BY_NAME: Readonly<Record<string, { kyc: Status; aml: Status; qualifiers: readonly string[] }>> = {
  DECLINE: { kyc: 'Disapproved', aml: 'Auto Approved', qualifiers: ['resultcode.address.does.not.match'] },
  LISTED: { kyc: 'Auto Approved', aml: 'Disapproved', qualifiers: [] },
  REVIEW: { kyc: 'Pending', aml: 'Auto Approved', qualifiers: [] },
  MORE: { kyc: 'Need More Info', aml: 'Auto Approved', qualifiers: [] },
};

/** Methods whose replies are also posted, each to an address of its own. */
export const TOLD_METHODS = [
  'createParty',
  'updateParty',
  'performKycAmlBasic',
  'updateKycAml',
  'updateAiRequest',
  'createTrade',
  'cancelInvestment',
  'deleteTrade',
  'updateTradeStatus',
  'externalFundMove',
  'updateExternalFundMoveStatus',
  'ccFundMove',
  'updateCCFundMoveStatus',
] as const;
export const endpointOf = (method: string): string => `north.${method}`;

/** Parties, their checks and requests of accreditation. */
export class NorthParties {
  private readonly parties: Collection<Party>;
  private readonly requests: Collection<AiRequest>;
  private readonly kept: Collection<NorthSettings>;
  private readonly counters: Collection<{ next: number }>;
  private readonly accounts: Collection<{ accountId: string }>;

  constructor(
    readonly store: Store,
    private readonly webhooks: WebhookEngine,
  ) {
    this.parties = store.collection('north_parties');
    this.requests = store.collection('north_ai_requests');
    this.kept = store.collection('north_settings');
    this.counters = store.collection('north_counters');
    this.accounts = store.collection('north_accounts');
  }

  get settings(): NorthSettings {
    return this.kept.get('settings') ?? { encrypted: true };
  }

  change(settings: Partial<NorthSettings>): NorthSettings {
    this.kept.put('settings', { ...this.settings, ...settings });
    return this.settings;
  }

  find(partyId: string): Party | undefined {
    return this.parties.get(partyId);
  }

  all(): Party[] {
    return this.parties.all();
  }

  create(fields: Record<string, string>): Party {
    const party: Party = {
      partyId: `P${this.next('party')}`,
      fields,
      kyc: 'Pending',
      aml: 'Pending',
      check: null,
      documents: [],
    };
    this.parties.put(party.partyId, party);
    return party;
  }

  update(party: Party, fields: Record<string, string>): void {
    party.fields = { ...party.fields, ...fields };
    this.parties.put(party.partyId, party);
  }

  check(party: Party): Party {
    const ending = BY_NAME[(party.fields['lastName'] ?? '').toUpperCase()];
    party.kyc = ending?.kyc ?? 'Auto Approved';
    party.aml = ending?.aml ?? 'Auto Approved';
    party.check = { number: String(this.next('check')), qualifiers: ending?.qualifiers ?? [] };
    this.parties.put(party.partyId, party);
    return party;
  }

  /** The provider's own people decide. */
  decide(party: Party, kyc: Status, aml: Status): void {
    party.kyc = kyc;
    party.aml = aml;
    this.parties.put(party.partyId, party);
  }

  addDocument(party: Party, document: Party['documents'][number]): void {
    party.documents.push(document);
    this.parties.put(party.partyId, party);
  }

  account(): string {
    const accountId = `A${this.next('account')}`;
    this.accounts.put(accountId, { accountId });
    return accountId;
  }

  hasAccount(accountId: string): boolean {
    return this.accounts.get(accountId) !== undefined;
  }

  request(accountId: string): AiRequest {
    const request = { airequestId: String(this.next('ai')), accountId, status: 'Pending', accredited: 'Pending' };
    this.requests.put(request.airequestId, request);
    return request;
  }

  requestsOf(accountId: string): AiRequest[] {
    return this.requests.all().filter((request) => request.accountId === accountId);
  }

  findRequest(id: string): AiRequest | undefined {
    return this.requests.get(id);
  }

  keepRequest(request: AiRequest): void {
    this.requests.put(request.airequestId, request);
  }

  /** Posts what a method has answered. */
  tell(method: string, body: string): void {
    this.webhooks.enqueue(endpointOf(method), newId('north', 16), method, body);
  }

  private next(name: string): number {
    const { next } = this.counters.get(name) ?? { next: 1001 };
    this.counters.put(name, { next: next + 1 });
    return next;
  }
}
