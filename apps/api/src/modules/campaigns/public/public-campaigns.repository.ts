import { Injectable } from '@nestjs/common';
import { CampaignStatus, type BrowseSort } from '@cairn/contracts';
import type { BrowseRequest } from '@cairn/contracts/campaigns/browse.request';
import { toSafeInteger } from '@cairn/finance';
import { Database } from '../../../kernel/database/in-tx.js';
import { isValueOf } from '../../../kernel/database/cursor-values.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { JsonText } from '../../../kernel/http/envelope.js';
import { SettingsService } from '../../settings/index.js';
import { successThreshold } from '../record/campaign-rules.js';
import { openTo } from '../record/campaign-visibility.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { END_OF_DAY } from '../record/end-of-day.js';
import { browseConditions } from './browse-conditions.js';
import { presentLoan, type LoanOnPage } from './loan-terms.js';
import { PagePayments } from './page-payments.js';
import { CARD_FIELDS, PAGE_FIELDS } from './public-campaign.sql.js';

/** C-01: the public browse page. */
const PAGE_SIZE = 9;
/** No page of the site shows more at once. */
const USUAL_LIMIT = 12;

interface Sort {
  column: string;
  type: string;
  /** Whether a text is a value of the column: nothing else from a cursor reaches SQL. */
  holds: (text: string) => boolean;
  /** The cursor's value for a row without one; empty where every row has a value. */
  none: string;
}

const NEVER = 'never';
const isInstant = (text: string): boolean => isValueOf('timestamptz', text);
const isPercent = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Column of each sort, all newest or largest first, as the indexes have them; the id breaks ties. */
const SORT_COLUMN: Readonly<Record<BrowseSort, Sort>> = {
  newest: { column: 'k.opens_at', type: 'timestamptz', holds: isInstant, none: '' },
  recent_investment: { column: 'k.last_invested_at', type: 'timestamptz', holds: isInstant, none: NEVER },
  percentage_raised: { column: 'k.percent', type: 'integer', holds: isPercent, none: '' },
  amount_raised: { column: 'k.received', type: 'bigint', holds: (text) => isValueOf('bigint', text), none: '' },
};

interface ListRow {
  items: string;
  results: number;
  next: string | null;
}

interface PageRow {
  page: string;
  loan: LoanOnPage | null;
  principal: string;
}

/** Which campaign a page is of. $3 is the reader. */
const PUBLIC_PAGE = 'c.slug = $1 and c.is_public';
const OPEN_PAGE = `c.slug = $1 and ${openTo('$3::uuid')}`;
const OWN_PAGE = 'c.id = $1';

/** A page with the data that is not part of the statement. */
function withLoan(row: PageRow, loan: LoanOnPage | null, planned: object = {}): JsonText {
  const page = JSON.parse(row.page) as Record<string, unknown>; // the object that the statement writes
  const terms = loan && presentLoan(loan, BigInt(row.principal));
  const debtTerms = terms && { ...terms, principal: toSafeInteger(terms.principal) };
  return new JsonText(JSON.stringify({ ...page, ...planned, debtTerms }));
}

const encodeCursor = (name: BrowseSort, place: string): string =>
  Buffer.from(`${name}|${place}`, 'utf8').toString('base64url');

/** A cursor is "sort|value|id" of the last row, opaque to its holder; one of another sort is refused. */
function decodeCursor(cursor: string, name: BrowseSort): { value: string; id: string } {
  const { holds, none } = SORT_COLUMN[name];
  const [sort, value, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (sort !== name || !value || !id || !isValueOf('uuid', id) || !(holds(value) || value === none)) {
    throw fieldError('cursor', 'validation.format');
  }
  return { value, id };
}

/** Rows behind a place in the order. Those without investments come last. */
function after(sort: Sort, { value, id }: { value: string; id: string }, place: (value: string) => string): string {
  if (value === sort.none) return `${sort.column} is null and k.campaign_id < ${place(id)}::uuid`;
  const behind = `(${sort.column}, k.campaign_id) < (${place(value)}::${sort.type}, ${place(id)}::uuid)`;
  return sort.none === NEVER ? `(${behind} or ${sort.column} is null)` : behind;
}

/** Public reads, one statement each, whose JSON the database writes. */
@Injectable()
export class PublicCampaignsRepository {
  /** The statements of a page, by their conditions. */
  private readonly pages = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly payments: PagePayments,
  ) {}

  /** A page of cards with the cursor of the next one. */
  async list(request: BrowseRequest): Promise<JsonText> {
    const limit = request.limit ?? PAGE_SIZE;
    const sortBy = request.sortBy ?? 'newest';
    const sort = SORT_COLUMN[sortBy];
    const parameters: unknown[] = [request.status ?? CampaignStatus.active];
    const put = (value: unknown): string => `$${parameters.push(value)}`;
    const { currency } = await this.settings.all();
    const conditions = browseConditions(request, currency, put);
    const where = ['k.listed_as = $1', ...Object.values(conditions)];
    if (request.cursor) where.push(after(sort, decodeCursor(request.cursor, sortBy), put));
    const sql = `with page as (
         select ${CARD_FIELDS}, ${this.payments.cardColumn}, coalesce(${sort.column}::text, '${sort.none}') || '|' || k.campaign_id as place
         from campaign_capacity k join campaign c on c.id = k.campaign_id
         where ${where.join(' and ')}
         order by ${sort.column} desc nulls last, k.campaign_id desc
         limit ${limit + 1})
       select coalesce(json_agg(to_jsonb(shown) - 'place' - 'row_number' order by row_number) filter (where row_number <= ${limit}), '[]')::text as items,
         least(count(*), ${limit})::int as results,
         case when count(*) > ${limit} then max(place) filter (where row_number = ${limit}) end as next
       from (select page.*, row_number() over () from page) shown`;
    // Searches and arbitrary limits are planned each time, because they decide the plan.
    const isUsual = conditions.words === undefined && !request.only && limit <= USUAL_LIMIT;
    const [row] = await this.database.query<ListRow>(isUsual ? prepared(sql) : sql, parameters);
    return new JsonText(row?.items ?? '[]', {
      results: row?.results ?? 0,
      nextCursor: row?.next ? encodeCursor(sortBy, row.next) : null,
    });
  }

  /** A campaign's public page, or null when there is none under this slug for this reader. */
  async page(slug: string, reader: string | null): Promise<JsonText | null> {
    const { timezone } = await this.settings.all();
    const hidden = async () => (reader === null ? undefined : this.read(OPEN_PAGE, [slug, timezone, reader]));
    // With the reader in the first statement PostgreSQL plans it anew each time, which takes three times as long.
    const row = (await this.read(PUBLIC_PAGE, [slug, timezone])) ?? (await hidden());
    if (row === undefined) return null;
    if (row.loan === null) return new JsonText(row.page);
    return withLoan(row, row.loan);
  }

  /**
   * The page of one that its reader may see, public or not. One that has not opened is shown as if it opened today: no
   * row holds yet what approval writes.
   */
  async preview({ id, closingDate, ...campaign }: CampaignEntity): Promise<JsonText> {
    const { timezone } = await this.settings.all();
    const row = await this.read(OWN_PAGE, [id, timezone]);
    if (row === undefined || closingDate === null) throw notFound();
    if (campaign.opensAt !== null) return withLoan(row, row.loan);
    const planned = {
      closesAt: (await this.deadlineOf(closingDate, timezone)).toISOString(),
      successThreshold: toSafeInteger(successThreshold(campaign)),
      remainingCapacity: toSafeInteger(campaign.maxOffering ?? 0n),
    };
    return withLoan(row, row.loan && { ...row.loan, closingDate }, planned);
  }

  private async deadlineOf(closingDate: string, timezone: string): Promise<Date> {
    const [row] = await this.database.query<{ at: Date }>(
      `select ($1::date + time '${END_OF_DAY}') at time zone $2 as at`,
      [closingDate, timezone],
    );
    if (row === undefined) throw new Error('The database returned no end of the day');
    return row.at;
  }

  private async read(condition: string, parameters: readonly unknown[]): Promise<PageRow | undefined> {
    const [row] = await this.database.query<PageRow>(this.pageWhere(condition), [...parameters]);
    return row;
  }

  /** Written once for each condition: with each call it would take longer than to send it. $2 is the site's time zone. */
  private pageWhere(condition: string): string {
    const known = this.pages.get(condition);
    if (known !== undefined) return known;
    const statement = prepared(`select to_json(shown)::text as page, shown."debtTerms" as loan,
       case when shown.funded then shown.received else shown.goal end as principal from (
       select ${CARD_FIELDS}, ${PAGE_FIELDS}, ${this.payments.cardColumn}, ${this.payments.column}
       from campaign c join campaign_capacity k on k.campaign_id = c.id
       where ${condition}
     ) shown`);
    this.pages.set(condition, statement);
    return statement;
  }
}
