import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import {
  isLanguage,
  needsStepUp,
  roleMay,
  usersApi,
  walletApi,
  type Access,
  type AdminPermission,
  type Endpoint,
} from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError, fieldError } from '../errors/domain-error.js';
import { CALL_METADATA, type CallMetadata } from '../http/call.metadata.js';
import { ConsoleDoor } from '../hardening/console-door.js';
import { PLAIN_METADATA } from '../http/plain.decorator.js';
import type { Identity } from '../http/request.js';
import { nameCaller, viewOnly } from '../http/request-context.js';
import { wantedLanguage } from '../i18n/wanted-language.js';
import { SiteLanguages } from '../i18n/site-languages.js';
import { RateLimits } from '../limits/rate-limits.js';
import { bearerOf } from './jwt.strategy.js';
import { requireStepUp } from './step-up.js';
import { VerifiedTokens } from './verified-tokens.js';
import { isElsewhere } from './whereabouts.js';

/**
 * passport's guard only identifies the caller; the policy below refuses. With an unreachable database the
 * session is not decided, and the call fails.
 */
@Injectable()
class BearerGuard extends AuthGuard('jwt') {
  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    return user || (undefined as User); // passport says false for "nobody"
  }
}

const OF_A_USER: readonly Access[] = ['auth', 'owner', 'investor'];

/** Decision `admins`: they read what its owner reads, where their role may see it. */
const mayRead = ({ adminRole }: Identity, permission: AdminPermission | undefined): boolean =>
  permission !== undefined && adminRole !== null && roleMay(adminRole, permission);

/**
 * Deny by default: a handler that is not a call of the contracts cannot be reached, and each call declares who may make
 * it.
 */
export function decide(
  { access, adminRead }: Partial<Pick<Endpoint, 'access' | 'adminRead'>>,
  identity: Identity | undefined,
  bearerSent: boolean,
): void {
  if (access === 'public' || access === 'provider') return;
  if (access === undefined) throw new DomainError('auth.forbidden');
  if (identity === undefined) throw new DomainError(bearerSent ? 'auth.session_ended' : 'auth.required');
  if (OF_A_USER.includes(access)) {
    if (identity.kind !== 'web' && !mayRead(identity, adminRead)) throw new DomainError('auth.forbidden');
    return;
  }
  if (identity.kind !== 'admin' || identity.adminRole === null) throw new DomainError('auth.forbidden');
  if (access !== 'admin' && !roleMay(identity.adminRole, access as AdminPermission)) {
    throw new DomainError('auth.forbidden');
  }
}

/**
 * On public calls a session of the other application counts as anonymous (SEC-25), so that nothing is written in that
 * person's name; an admin may still read what is not public yet. Elsewhere the policy refuses it.
 */
const counts = ({ path, access, adminRead }: Endpoint, caller: Identity): boolean =>
  access !== 'public' ||
  (caller.kind === 'admin') === path.startsWith('/admin/') ||
  (caller.kind === 'admin' && mayRead(caller, adminRead));

/** SEC-58: what an admin who views the site as a user may not do. Ending the view is allowed. */
const isViewable = ({ method, viewable, path }: Endpoint): boolean =>
  viewable ?? (method === 'GET' || path === usersApi.logout.path);

/** The only guard of the API: identifies the caller, the language, and whether the call is allowed. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly bearer = new BearerGuard();

  constructor(
    private readonly reflector: Reflector,
    private readonly consoleDoor: ConsoleDoor,
    private readonly limits: RateLimits,
    private readonly verified: VerifiedTokens,
    private readonly languages: SiteLanguages,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean | undefined>(PLAIN_METADATA, context.getHandler())) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Identity }>();
    const call = this.reflector.get<CallMetadata | undefined>(CALL_METADATA, context.getHandler());
    if (call?.endpoint.path.startsWith('/admin/') && !this.consoleDoor.isOpenTo(request)) {
      throw new DomainError('request.unknown_route');
    }
    const token = bearerOf(request);
    if (token !== null && call?.endpoint.access !== 'provider') {
      const caller = await this.callerOf(token, context, request);
      if (caller && (!call || counts(call.endpoint, caller))) request.identity = this.where(caller, request);
      nameCaller(request.identity);
      if (call && caller?.viewerId) this.holdToReading(call.endpoint);
      if (call && request.identity) await this.spend(call, request.identity);
    }
    await this.readLanguage(request, call?.endpoint.path.startsWith('/admin/') === true);
    decide(call?.endpoint ?? {}, request.identity, token !== null);
    if (call && request.identity) this.decideFurther(call.endpoint, request.identity, request.body);
    return true;
  }

  /** The caller of the token; none when it is forged, expired, or of a session that has ended. */
  private async callerOf(
    token: string,
    context: ExecutionContext,
    request: FastifyRequest & { user?: Identity },
  ): Promise<Identity | null> {
    const claims = this.verified.find(token);
    if (claims !== null) return this.verified.identityOf(claims);
    await this.bearer.canActivate(context);
    return request.user ?? null;
  }

  /** SEC-58: refuses calls that are not read-only, and keeps every other call from changing anything. */
  private holdToReading(endpoint: Endpoint): void {
    if (!isViewable(endpoint)) throw new DomainError('auth.view_only');
    if (endpoint.path !== usersApi.logout.path) viewOnly();
  }

  /** Checks beyond the caller's role: whether the account is about to be closed, and step-up authentication. */
  private decideFurther(endpoint: Endpoint, identity: Identity, body: unknown): void {
    const { path, idempotent } = endpoint;
    if (identity.isClosing && idempotent && path !== walletApi.withdraw.path) throw new DomainError('user.closing');
    if (needsStepUp(endpoint, body)) requireStepUp(identity);
  }

  /** SEC-35: one call by one user; what one address may is limited before anybody is asked who they are. */
  private async spend({ endpoint, options }: CallMetadata, { userId }: Identity): Promise<void> {
    await this.limits.call('route', `${userId} ${endpoint.method} ${endpoint.path}`);
    if (options.multipart) await this.limits.call('upload', userId);
  }

  /**
   * SEC-6: from another network or browser a session may still read; calls that need step-up authentication ask for it
   * again.
   */
  private where(identity: Identity, { ip, headers }: FastifyRequest): Identity {
    const call = { ip, userAgent: headers['user-agent'] ?? null };
    return isElsewhere(identity, call) ? { ...identity, steppedUpAt: null } : identity;
  }

  /**
   * `lng`, or `language`, must be one of the languages; without it the user's own language is used.
   * Both belong to every call, so that no query's own class has to name them. The console speaks every language, the site
   * those that it offers.
   */
  private async readLanguage(request: FastifyRequest, isConsole: boolean): Promise<void> {
    const { lng, language, ...query } = (request.query ?? {}) as Record<string, unknown>; // whatever was sent
    const wanted = lng ?? language;
    if (wanted !== undefined && !isLanguage(wanted)) {
      throw fieldError(lng === undefined ? 'language' : 'lng', 'validation.choice');
    }
    request.query = query;
    const preferred = wantedLanguage({ query: { lng: wanted }, headers: request.headers }, request.identity?.language);
    request.language = isConsole ? preferred : await this.languages.spoken(preferred);
  }
}
