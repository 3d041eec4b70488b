import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';

/** Decision 48: a name where its owner chose it, initials elsewhere. */
const SHOWN_NAME = `case when u.show_name then u.first_name || ' ' || u.last_name
  else left(u.first_name, 1) || '. ' || left(u.last_name, 1) || '.' end`;
const ARRIVED = `i.state in ('received', 'settled')`;
/** Open or funded; hidden campaigns are not counted. */
const LISTED = 'k.listed_as in (2, 4)';

/** The figures of the whole platform on the home page. Each statement writes its own JSON. */
@Injectable()
export class PlatformFiguresRepository {
  constructor(private readonly database: Database) {}

  revenue(): Promise<string> {
    return this.json(
      `select json_build_object(
         'openCampaigns', (select count(*) from campaign_capacity k where k.listed_as = 2),
         'fundedCampaigns', (select count(*) from campaign_capacity k where k.listed_as = 4),
         'investors', (select count(distinct i.investor_id) from investment i where ${ARRIVED}),
         'totals', coalesce((select json_agg(json_build_object('currency', raised.currency, 'raised', raised.amount,
             'returned', coalesce(returned.amount, 0)) order by raised.amount desc)
           from (select c.currency, sum(k.received) as amount from campaign_capacity k join campaign c on c.id = k.campaign_id
             where ${LISTED} and k.received > 0 group by c.currency) raised
           left join (select i.currency, sum(i.principal_returned + i.income_received) as amount from investment i
             where i.state = 'settled' group by i.currency) returned on returned.currency = raised.currency), '[]'))`,
    );
  }

  latest(limit: number): Promise<string> {
    return this.json(
      `select coalesce(json_agg(json_build_object('name', name, 'campaignName', campaign_name, 'campaignSlug', slug,
           'campaignType', type, 'currency', currency, 'amount', amount, 'at', at) order by at desc, id desc), '[]')
       from (select i.id, ${SHOWN_NAME} as name, c.name as campaign_name, c.slug, c.type, i.currency,
           case when u.show_name then i.amount end as amount, i.received_at as at
         from investment i join app_user u on u.id = i.investor_id
         join campaign c on c.id = i.campaign_id join campaign_capacity k on k.campaign_id = c.id and ${LISTED}
         where ${ARRIVED} order by i.received_at desc, i.id desc limit ${limit}) newest`,
    );
  }

  /** By number of companies, then by date: an order by amount would reveal who invested more. */
  top(limit: number): Promise<string> {
    return this.json(
      `select coalesce(json_agg(json_build_object('name', name, 'slug', slug, 'campaigns', campaigns, 'since', since)
           order by campaigns desc, since, slug), '[]')
       from (select u.first_name || ' ' || u.last_name as name, u.slug, count(distinct i.campaign_id) as campaigns,
           min(i.received_at) as since
         from investment i join app_user u on u.id = i.investor_id and u.show_name and u.suspended_at is null
         where ${ARRIVED} group by u.id order by campaigns desc, since, u.slug limit ${limit}) best`,
    );
  }

  private async json(sql: string): Promise<string> {
    const [row] = await this.database.query<{ value: string }>(`select (${sql})::text as value`);
    return row?.value ?? 'null';
  }
}
