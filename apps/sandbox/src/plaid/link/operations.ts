import { randomUUID } from 'node:crypto';
import { PlaidFailure } from '../api/failure.js';
import { partOf, textOf, textsOf, type Body } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import { bankOf } from '../banks.js';
import type { LinkDocument } from '../documents.js';
import { shownAccount } from '../items/body.js';
import { itemByToken } from '../items/finding.js';
import { instantOf, plaidToken, type PlaidWorld } from '../world.js';
import { sessionError } from './sessions.js';

/** Languages of Link; Arabic is none of them. */
const LANGUAGES = [
  'da',
  'nl',
  'en',
  'et',
  'fr',
  'de',
  'hi',
  'it',
  'lv',
  'lt',
  'no',
  'pl',
  'pt',
  'ro',
  'es',
  'sv',
  'vi',
];
const LONGEST_NAME = 30;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A hosted page lives half an hour unless asked otherwise, three weeks at most. */
const HOSTED_SECONDS = 1800;
const MOST_SECONDS = 21 * 24 * 3600;

const pageOf = (world: PlaidWorld, { page }: LinkDocument): string => `${world.base}/hosted/${page}`;

/** When the page ends: with Hosted Link at the end of its address, otherwise after four hours, or half an hour for a repair. */
function lifeOf(body: Body, isHosted: boolean): number {
  if (!isHosted) return body['access_token'] == null ? 4 * HOUR : 30 * MINUTE;
  const asked = partOf(body, 'hosted_link')['url_lifetime_seconds'] ?? HOSTED_SECONDS;
  if (typeof asked !== 'number' || !Number.isInteger(asked) || asked < 1 || asked > MOST_SECONDS) {
    throw new PlaidFailure('INVALID_FIELD', 'hosted_link.url_lifetime_seconds');
  }
  return asked * 1000;
}

function create(world: PlaidWorld, body: Body): object {
  const clientName = textOf(body, 'client_name') ?? '';
  if (clientName.length > LONGEST_NAME) throw new PlaidFailure('INVALID_FIELD', 'client_name');
  const language = textOf(body, 'language') ?? '';
  if (!LANGUAGES.includes(language)) throw new PlaidFailure('INVALID_FIELD', 'language');
  if (!textsOf(body, 'country_codes').includes('US')) throw new PlaidFailure('INVALID_FIELD', 'country_codes');
  const accessToken = textOf(body, 'access_token');
  const repairs = accessToken === null ? null : itemByToken(world, accessToken);
  const products = textsOf(body, 'products');
  if (repairs === null && products.length === 0) throw new PlaidFailure('MISSING_FIELDS', 'products');
  const isHosted = body['hosted_link'] !== undefined;
  const now = world.clock.now();
  const link: LinkDocument = {
    token: plaidToken('link'),
    page: randomUUID(),
    clientName,
    language,
    userId: textOf(partOf(body, 'user'), 'client_user_id') ?? '',
    legalName: textOf(partOf(body, 'user'), 'legal_name'),
    products,
    webhook: textOf(body, 'webhook'),
    redirectUri: textOf(partOf(body, 'hosted_link'), 'completion_redirect_uri'),
    repairs: repairs?.id ?? null,
    createdAt: now,
    expiresAt: now + lifeOf(body, isHosted),
    session: null,
  };
  world.links.put(link.token, link);
  return {
    link_token: link.token,
    expiration: instantOf(link.expiresAt),
    ...(isHosted ? { hosted_link_url: pageOf(world, link) } : {}),
  };
}

function sessionsOf(world: PlaidWorld, { session }: LinkDocument): object[] {
  if (session === null) return [];
  const item = session.item === null ? undefined : world.items.get(session.item);
  const added = item !== undefined && session.publicToken !== null;
  return [
    {
      link_session_id: session.id,
      started_at: instantOf(session.startedAt),
      finished_at: instantOf(session.finishedAt),
      exit: item === undefined ? { error: sessionError(session), metadata: null } : null,
      events: [],
      results: {
        item_add_results: added
          ? [
              {
                public_token: session.publicToken,
                accounts: item.accounts.map((account) => {
                  const { account_id: id, name, mask, type, subtype } = shownAccount(account);
                  return { id, name, mask, type, subtype, verification_status: null, class_type: null };
                }),
                institution: { institution_id: item.institution, name: bankOf(item.institution)?.name ?? '' },
              },
            ]
          : [],
        cra_item_add_results: [],
        cra_update_results: [],
        bank_income_results: [],
        payroll_income_results: [],
        document_income_results: null,
      },
    },
  ];
}

/** Links: their tokens, and what their pages ended with. */
export const LINK_OPERATIONS: readonly Operation[] = [
  {
    path: '/link/token/create',
    members: {
      client_name: 'text!',
      language: 'text!',
      country_codes: 'texts!',
      user: 'object!',
      'user.client_user_id': 'text!',
      'user.legal_name': 'text',
      'user.email_address': 'text',
      'user.phone_number': 'text',
      products: 'texts',
      required_if_supported_products: 'texts',
      webhook: 'text',
      redirect_uri: 'text',
      access_token: 'text',
      account_filters: 'object',
      'account_filters.depository': 'object',
      'account_filters.depository.account_subtypes': 'texts',
      hosted_link: 'object',
      'hosted_link.completion_redirect_uri': 'text',
      'hosted_link.url_lifetime_seconds': 'number',
      'hosted_link.is_mobile_app': 'flag',
    },
    run: create,
  },
  {
    path: '/link/token/get',
    members: { link_token: 'text!' },
    run(world, body) {
      const link = world.links.get(textOf(body, 'link_token') ?? '');
      if (link === undefined) throw new PlaidFailure('INVALID_LINK_TOKEN');
      return {
        link_token: link.token,
        created_at: instantOf(link.createdAt),
        expiration: instantOf(link.expiresAt),
        link_sessions: sessionsOf(world, link),
        metadata: {
          initial_products: link.products,
          webhook: link.webhook,
          country_codes: ['US'],
          language: link.language,
          redirect_uri: null,
          client_name: link.clientName,
        },
      };
    },
  },
];
