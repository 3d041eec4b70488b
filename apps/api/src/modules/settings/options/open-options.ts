import { Injectable } from '@nestjs/common';
import { optionFieldsOf, type SwitchedList } from '@cairn/contracts/content/option-field';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, type FieldRefusal } from '../../../kernel/errors/domain-error.js';

interface Choice {
  field: string;
  list: SwitchedList;
  code: string;
}

/** An option that operators have switched off is refused for anything new; anything begun with it is completed. */
@Injectable()
export class OpenOptions {
  constructor(private readonly database: Database) {}

  /**
   * @param request an instance of a class with fields of `OptionField`
   * @param standing what the record holds already, by the request's names: such a choice may stay
   * @throws for each field whose choice is hidden or in no list
   */
  async requireOpen(
    request: object,
    reader: EntityManager = this.database.manager,
    standing: Record<string, unknown> = {},
  ): Promise<void> {
    const values = request as Record<string, unknown>; // its fields are read by their names
    const chosen = optionFieldsOf(request).flatMap(({ field, list }): Choice[] => {
      const code = values[field];
      return typeof code === 'string' && code !== standing[field] ? [{ field, list, code }] : [];
    });
    await this.refuseClosed(chosen, reader);
  }

  /**
   * The same for a choice that a request makes without naming its code.
   * @throws beside the field
   */
  requireChoice(choice: Choice, reader: EntityManager): Promise<void> {
    return this.refuseClosed([choice], reader);
  }

  /**
   * What of a record's choices is hidden by now, by the requests' names.
   * @param requests classes with fields of `OptionField`
   */
  async closedAmong(
    requests: readonly object[],
    values: Readonly<Record<string, unknown>>,
    reader: EntityManager,
  ): Promise<string[]> {
    const chosen = requests.flatMap(optionFieldsOf).flatMap(({ field, list }): Choice[] => {
      const code = values[field];
      return typeof code === 'string' ? [{ field, list, code }] : [];
    });
    return chosen.length === 0 ? [] : (await this.refusals(chosen, reader)).map(({ field }) => field);
  }

  /** The ways to pay that are switched on; the wallet also follows its module. */
  async rails(reader: EntityManager): Promise<ReadonlySet<string>> {
    const rows = await reader.query<{ code: string }[]>(OPEN_RAILS);
    return new Set(rows.map(({ code }) => code));
  }

  private async refuseClosed(chosen: Choice[], reader: EntityManager): Promise<void> {
    if (chosen.length === 0) return;
    const fields = await this.refusals(chosen, reader);
    if (fields.length > 0) throw new DomainError('request.invalid', {}, fields);
  }

  private async refusals(chosen: Choice[], reader: EntityManager): Promise<FieldRefusal[]> {
    const rows = await reader.query<{ kind: string; code: string; enabled: boolean }[]>(
      `select kind, code, enabled from content_record
       where (kind, code) in (select * from unnest($1::text[], $2::text[]))`,
      [chosen.map(({ list }) => list), chosen.map(({ code }) => code)],
    );
    return chosen.flatMap(({ field, list, code }): FieldRefusal[] => {
      const record = rows.find((row) => row.kind === list && row.code === code);
      if (record?.enabled) return [];
      return [{ field, code: record === undefined ? 'validation.choice' : 'validation.option_closed' }];
    });
  }
}

/** Of the record `r`. */
export const OPEN_RAIL = `r.kind = 'payment-gateway' and r.enabled
  and (r.code <> 'wallet' or (select value #>> '{}' from site_setting where name = 'walletModule') = 'yes')`;

/** Codes of the ways to pay that are switched on. */
export const OPEN_RAILS = `select r.code from content_record r where ${OPEN_RAIL}`;
