import { Injectable } from '@nestjs/common';
import { INVESTMENT_STATUS, type InvestmentState, type Page } from '@cairn/contracts';
import type { PortfolioQuery } from '@cairn/contracts/kernel/page-query.request';
import type { InvestmentPaper, InvestorTransaction } from '@cairn/contracts/portfolio/transactions.replies';
import { limitOf, readPlace, toPage } from '../../kernel/database/cursor.js';
import { Database } from '../../kernel/database/in-tx.js';
import { prepared } from '../../kernel/database/prepared.js';

/** C-01. */
const PAGE_SIZE = 10;

type Row = Omit<InvestorTransaction, 'amount' | 'status'> & { amount: string; state: InvestmentState };

const about = (
  id: string,
  at: string,
): string => `${id} as id, i.id as "investmentId", i.number, c.name as "campaignName",
  c.slug as "campaignSlug", i.currency, date_trunc('milliseconds', ${at}) as at`;

/** One line of each movement; those of one investment have ids of their own. */
const TRANSACTIONS = prepared(`select * from (
    select ${about('i.id', 'i.received_at')}, 'investment' as kind, i.amount, i.payment_type as "paymentType",
      case when i.state in ('refunding', 'refunded') then 'received' else i.state end as state
    from investment i join campaign c on c.id = i.campaign_id where i.investor_id = $1 and i.received_at is not null
    union all
    select ${about(`md5('refund' || i.id)::uuid`, 'coalesce(i.ended_at, i.received_at)')}, 'refund', i.amount, i.payment_type, i.state
    from investment i join campaign c on c.id = i.campaign_id
    where i.investor_id = $1 and i.received_at is not null and i.state in ('refunding', 'refunded')
    union all
    select ${about(`md5(a.repayment_id::text || i.id)::uuid`, 'a.posted_at')}, 'distribution', a.interest + a.principal, null, 'settled'
    from allocation a join investment i on i.id = a.investment_id join campaign c on c.id = i.campaign_id
    where a.investor_id = $1 and a.posted_at is not null) t
  where ($2::text is null or currency = $2) and ($3::timestamptz is null or (at, id) < ($3, $4::uuid))
  order by at desc, id desc limit $5`);

const PAPERS = prepared(`select i.id, i.number, i.received_at as "receivedAt",
    (select json_build_object('name', a.title, 'at', a.signed_at) from agreement a where a.investment_id = i.id
     order by a.signed_at desc limit 1) as agreement,
    (select json_agg(json_build_object('id', s.id, 'number', s.number, 'at', s.issued_at) order by s.issued_at)
     from share_certificate s where s.investment_id = i.id) as certificates
  from investment i where i.id = $1 and ($2::uuid is null or i.investor_id = $2)`);

interface PaperRow {
  id: string;
  number: string;
  receivedAt: Date | null;
  agreement: { name: string; at: string } | null;
  certificates: { id: string; number: number; at: string }[] | null;
}

/** An investor's movements of money, and the papers of one investment. */
@Injectable()
export class TransactionsRepository {
  constructor(private readonly database: Database) {}

  async list(investorId: string, query: PortfolioQuery): Promise<Page<InvestorTransaction>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Row>(TRANSACTIONS, [
      investorId,
      query.currency ?? null,
      place?.at ?? null,
      place?.id ?? null,
      limit + 1,
    ]);
    const items = rows.map(({ state, ...row }) => ({
      ...row,
      amount: BigInt(row.amount),
      status: INVESTMENT_STATUS[state],
    }));
    return toPage(items, limit, ({ at, id }) => ({ at, id }));
  }

  /** Null where there is no such investment for this reader; of any investor where none is named. */
  async papers(investorId: string | null, id: string): Promise<InvestmentPaper[] | null> {
    const [row] = await this.database.query<PaperRow>(PAPERS, [id, investorId]);
    if (row === undefined) return null;
    const { number, receivedAt, agreement, certificates } = row;
    return [
      ...(agreement === null
        ? []
        : [
            {
              kind: 'agreement' as const,
              name: agreement.name,
              at: new Date(agreement.at),
              path: `/contracts/get-investor-contract/${id}`,
            },
          ]),
      ...(receivedAt === null
        ? []
        : [{ kind: 'receipt' as const, name: number, at: receivedAt, path: `/process-investment/receipt/${id}` }]),
      ...(certificates ?? []).map((one) => ({
        kind: 'certificate' as const,
        name: String(one.number),
        at: new Date(one.at),
        path: `/equity/share-certificate/${one.id}`,
      })),
    ];
  }
}
