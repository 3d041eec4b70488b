import { Injectable } from '@nestjs/common';
import { PARTY_PROVIDER } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { ProviderCalls } from '../../payments/index.js';
import { RailRegistry, type Op, type Outcome } from '../../rails/index.js';
import { PeopleToConfirm } from '../checks/person-to-confirm.js';

/** One that is under way, with the person it is about. */
export interface Check {
  id: string;
  userId: string;
  state: string;
  account: string | null;
  ref: string | null;
}

const keyOf = (id: string): string => `accreditation:${id}`;

interface Waiting {
  id: string;
  kind: string;
  fileId: string;
}

/** Asks the provider, each question written down before it is put: a request costs a fee and is made once. */
@Injectable()
export class AccreditationRequests {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly provider: ProviderCalls,
    private readonly people: PeopleToConfirm,
    private readonly files: FileStore,
  ) {}

  /** Opens the account, makes the request and sends the documents: each step is kept, so that the next run goes on. */
  async begin(check: Check): Promise<Outcome<null>> {
    const account = check.account === null ? await this.open(check) : ok(check.account);
    if (account.kind !== 'ok') return account;
    const port = this.rails.of('accreditation', PARTY_PROVIDER);
    const op = (attempt: number): Op => ({ key: keyOf(check.id), attempt, ip: null });
    const request = await this.provider.perform<{ ref: string }>({
      key: keyOf(check.id),
      provider: PARTY_PROVIDER,
      operation: 'accreditation_request',
      find: (attempt) => port.findByOp(op(attempt), account.value),
      send: (_key, attempt) => port.request(op(attempt), account.value),
      refOf: ({ ref }) => ref,
    });
    if (request.kind !== 'ok') return request;
    await this.database.query(
      `update accreditation_check set ref = $2, state = 'open' where accreditation_id = $1 and state = 'planned'`,
      [check.id, request.value.ref],
    );
    const sent = await this.sendDocuments(check.id, account.value);
    return sent.kind === 'ok' ? ok(null) : sent;
  }

  /** Sends what was scanned and not sent yet; how many documents that were. */
  async sendDocuments(id: string, account: string): Promise<Outcome<number>> {
    const waiting = await this.database.query<Waiting>(
      `select id, kind, file_id as "fileId" from accreditation_evidence
       where accreditation_id = $1 and forwarded_at is null and ${fileState('file_id')} = 'ready' order by added_at`,
      [id],
    );
    for (const document of waiting) {
      const { contentType, content } = await this.files.read(document.fileId);
      const outcome = await this.rails
        .of('accreditation', PARTY_PROVIDER)
        .addDocument({ key: `accreditation_evidence:${document.id}`, attempt: 1, ip: null }, account, {
          title: document.kind,
          fileName: `${document.kind}.${contentType === 'application/pdf' ? 'pdf' : 'png'}`,
          contentType,
          content,
        });
      if (outcome.kind !== 'ok') return outcome;
      await this.database.query('update accreditation_evidence set forwarded_at = kernel.now() where id = $1', [
        document.id,
      ]);
    }
    return ok(waiting.length);
  }

  /** The person's account at the provider, under the party that their identity is known by there. */
  private async open({ id, userId }: Check): Promise<Outcome<string>> {
    const who = await this.people.of(userId, PARTY_PROVIDER);
    if (who.party === null) return { kind: 'rejected', reason: 'other', code: 'no_party' };
    const opened = await this.rails.of('accreditation', PARTY_PROVIDER).open(who, who.party);
    if (opened.kind !== 'ok') return opened;
    await this.database.query('update accreditation_check set account = $2 where accreditation_id = $1', [
      id,
      opened.value.account,
    ]);
    return ok(opened.value.account);
  }
}

const ok = <T>(value: T): Outcome<T> => ({ kind: 'ok', value });
