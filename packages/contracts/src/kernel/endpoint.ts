import type { TeamNeed } from '../campaigns/people/team-roles.js';
import type { AdminPermission } from './permissions.js';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint. `owner`: owns the campaign in the path; `investor`: owns the record in the path; an admin
 * who holds `adminRead` reads either too. `provider`: a payment provider, proved by its signature. A permission: an admin who holds it.
 */
export type Access = 'public' | 'auth' | 'owner' | 'investor' | 'provider' | 'admin' | AdminPermission;

/** The parameters of a call: in the path, the query and the body. */
export interface EndpointInput {
  params?: object;
  query?: object;
  body?: object;
}

export type StepUp = boolean | readonly string[];

/** One call of the API: the only place where its method, path and access are written. */
export interface Endpoint<In extends EndpointInput = EndpointInput, Out = unknown> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  /** Needs an Idempotency-Key header: it creates a payment, a top-up, a withdrawal, a payout or a repayment. */
  readonly idempotent?: boolean;
  /**
   * SEC-14, SEC-57: its caller has passed step-up authentication within the last five minutes. Names of the body: where
   * one of them is sent.
   */
  readonly stepUp?: StepUp;
  /** SEC-58: whether an admin who views the site as the caller may make it. By default reads (GET). */
  readonly viewable?: boolean;
  /**
   * Decision `admins`: an admin with this permission reads as the owner does, also what is not public yet of a public
   * call. Only where nothing is changed (GET).
   */
  readonly adminRead?: AdminPermission;
  /** What lets a member of the campaign's team make an owner's call too. By default nothing does. */
  readonly team?: TeamNeed;
  /** Carried by the type only. */
  readonly input?: In;
  readonly reply?: Out;
}

interface EndpointOptions {
  idempotent?: boolean;
  stepUp?: StepUp;
  viewable?: boolean;
  adminRead?: AdminPermission;
  team?: TeamNeed;
}

/** Declares a call: `endpoint<{ body: SignUpRequest }, AccountCreated>('POST', '/users/signup', 'public')`. */
export const endpoint = <In extends EndpointInput, Out>(
  method: HttpMethod,
  path: string,
  access: Access,
  options: EndpointOptions = {},
): Endpoint<In, Out> => ({ method, path, access, ...options });

export type InputOf<E> = E extends Endpoint<infer In, unknown> ? In : never;
export type ReplyOf<E> = E extends Endpoint<infer _In, infer Out> ? Out : never;

export interface IdParams {
  id: string;
}
export interface CampaignParams {
  campaignId: string;
}

/** Whether a call with this body requires step-up authentication. */
export const needsStepUp = ({ stepUp = false }: Pick<Endpoint, 'stepUp'>, body: unknown): boolean =>
  typeof stepUp === 'boolean'
    ? stepUp
    : typeof body === 'object' && body !== null && stepUp.some((name) => Object.hasOwn(body, name));
