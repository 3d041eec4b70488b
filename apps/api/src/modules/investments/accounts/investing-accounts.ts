import { Injectable } from '@nestjs/common';
import { LIVE_INVESTMENT_STATES } from '@cairn/contracts';
import type { InvestingAccount } from '@cairn/contracts/investments/steps/investing-account.reply';
import type {
  InvestingAccountRequest,
  InvestingAs,
} from '@cairn/contracts/investments/steps/investing-account.request';
import { isAdult } from '@cairn/contracts/kyc/adulthood';
import { dayIn, parseCalendarDate } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { confirmedPerson, requireCompanyDecided, requireNotHeld, ScreenedCompanies } from '../../kyc/index.js';
import { SettingsService } from '../../settings/index.js';
import { detailsOf, present, type AccountDetails } from './account-details.js';
import { fieldsOfAnother } from './own-name.js';

/** More are hardly anybody's; a list of them is not paged. */
const MOST = 20;

interface Row {
  id: string;
  investingAs: InvestingAs;
  details: Buffer;
  createdAt: Date;
}

const cellOf = (id: string) => ({ table: 'investing_account', column: 'details', id });

const COLUMNS = 'id, investing_as as "investingAs", details, created_at as "createdAt"';

/** The latest investment that is held or paid in the name of an account that is offered. */
const IN_USE = `select i.number from investing_account a join investment_draft d on d.account_id = a.id
  join investment i on i.id = d.id
  where a.id = $1 and a.user_id = $2 and a.ended_at is null and i.state = any($3) order by i.created_at desc limit 1`;

/** In whose names somebody invests: own, joint, company, retirement account. */
@Injectable()
export class InvestingAccounts {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly audit: AuditLog,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly companies: ScreenedCompanies,
  ) {}

  /** The newest first. */
  async list({ userId }: Identity): Promise<InvestingAccount[]> {
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} from investing_account where user_id = $1 and ended_at is null order by created_at desc, id desc`,
      [userId],
    );
    return rows.map((row) => this.shown(row));
  }

  /** @throws account.held, investment.accounts_limit, validation.adult, validation.future */
  async add(caller: Identity, request: InvestingAccountRequest): Promise<InvestingAccount> {
    await this.requireDates(request);
    return this.changing(caller, (tx) => this.write(tx, caller, request));
  }

  /** The former one stays with the agreements that name it. @throws as `add` */
  async replace(caller: Identity, id: string, request: InvestingAccountRequest): Promise<InvestingAccount> {
    await this.requireDates(request);
    return this.changing(caller, async (tx) => {
      await this.end(tx, caller, id);
      return this.write(tx, caller, request);
    });
  }

  /** @throws account.held; investment.account_in_use while an investment that is held or paid is in its name */
  async remove(caller: Identity, id: string): Promise<void> {
    await this.changing(caller, async (tx) => {
      const [standing] = await tx.query<{ number: string }[]>(IN_USE, [id, caller.userId, LIVE_INVESTMENT_STATES]);
      if (standing !== undefined) throw new DomainError('investment.account_in_use', { number: standing.number });
      await this.end(tx, caller, id);
    });
  }

  /**
   * @throws investment.account_unknown for one that is not theirs, or not offered any more; investment.account_of_another
   *   for one that was entered in another name than that of the identity; account.held where a list may name its company
   */
  async requireOwn(reader: EntityManager, userId: string, id: string): Promise<void> {
    const [row] = await reader.query<{ details: Buffer }[]>(
      'select details from investing_account where id = $1 and user_id = $2 and ended_at is null',
      [id, userId],
    );
    if (row === undefined) throw fieldError('preSubscription.accountId', 'investment.account_unknown');
    await requireCompanyDecided(reader, 'investing_account', id);
    const person = await confirmedPerson(reader, this.personalData, userId);
    if (person !== null && fieldsOfAnother(this.opened(id, row.details), person).length > 0)
      throw fieldError('preSubscription.accountId', 'investment.account_of_another');
  }

  /**
   * No investment is placed in the name of an account while it changes, and whom a list names renames no company that it
   * names, or may name. @throws account.held
   */
  private changing<T>({ userId }: Identity, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.inTx(async (tx) => {
      await lockPerson(tx, userId);
      await requireNotHeld(tx, userId);
      return work(tx);
    });
  }

  /**
   * The details with the name as the identity spells it, once there is one.
   * @throws validation.as_identity beside each part of the name that is another's
   */
  private async inOwnName(tx: Tx, { userId }: Identity, details: AccountDetails): Promise<AccountDetails> {
    const person = await confirmedPerson(tx, this.personalData, userId);
    if (person === null) return details;
    const fields = fieldsOfAnother(details, person).map((field) => ({
      field,
      code: 'validation.as_identity' as const,
      params: {},
    }));
    if (fields.length > 0) throw new DomainError('validation.as_identity', {}, fields);
    return { ...details, firstName: person.firstName, lastName: person.lastName };
  }

  private async write(tx: Tx, caller: Identity, request: InvestingAccountRequest): Promise<InvestingAccount> {
    const [count] = await tx.query<{ accounts: number }[]>(
      'select count(*)::int as accounts from investing_account where user_id = $1 and ended_at is null',
      [caller.userId],
    );
    if ((count?.accounts ?? 0) >= MOST) throw new DomainError('investment.accounts_limit', { max: MOST });
    const id = newId();
    const details = await this.inOwnName(tx, caller, detailsOf(request));
    const { investingAs } = request;
    const createdAt = this.clock.now();
    await tx.query(
      `insert into investing_account (id, user_id, investing_as, details, number_index, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        caller.userId,
        investingAs,
        this.personalData.encrypt(JSON.stringify(details), cellOf(id)),
        details.number === null ? null : this.personalData.blindIndex(details.number),
        createdAt,
      ],
    );
    await this.record(tx, caller, id, 'investing_account.added', { investingAs });
    await this.compare(tx, caller, id, details);
    return present({ id, investingAs, createdAt }, details);
  }

  /** The company in whose name somebody is to invest is compared with the lists as its person is. */
  private async compare(tx: Tx, { userId }: Identity, id: string, { legalName, country }: AccountDetails) {
    if (!legalName) return;
    await this.companies.note(tx, { source: 'investing_account', sourceId: id, userId, name: legalName, country });
    await this.companies.screen(tx, userId);
  }

  private async end(tx: Tx, caller: Identity, id: string): Promise<void> {
    await requireCompanyDecided(tx, 'investing_account', id);
    const ended = rowsOfUpdate<{ id: string }>(
      await tx.query(
        'update investing_account set ended_at = kernel.now() where id = $1 and user_id = $2 and ended_at is null returning id',
        [id, caller.userId],
      ),
    );
    if (ended.length === 0) throw notFound();
    await this.record(tx, caller, id, 'investing_account.ended', {});
  }

  private async record(
    tx: Tx,
    caller: Identity,
    id: string,
    action: string,
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: caller.email,
      actorId: caller.userId,
      action,
      subjectType: 'investing_account',
      subjectId: id,
      after,
    });
  }

  /** C-08 of a person; a company that is there already. */
  private async requireDates({ birthDate, incorporatedOn, investingAs }: InvestingAccountRequest): Promise<void> {
    const { timezone } = await this.settings.all();
    const today = dayIn(timezone, this.clock.now());
    const isCompany = investingAs === 'COMPANY';
    if (!isCompany && birthDate && !isAdult(parseCalendarDate(birthDate), today))
      throw fieldError('birthDate', 'validation.adult');
    if (isCompany && incorporatedOn && incorporatedOn > today) throw fieldError('incorporatedOn', 'validation.future');
  }

  private shown({ details, ...account }: Row): InvestingAccount {
    return present(account, this.opened(account.id, details));
  }

  private opened(id: string, details: Buffer): AccountDetails {
    return JSON.parse(this.personalData.decrypt(details, cellOf(id))) as AccountDetails;
  }
}
