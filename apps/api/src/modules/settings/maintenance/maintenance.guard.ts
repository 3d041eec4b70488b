import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { contentApi, type Endpoint } from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { CALL_METADATA, type CallMetadata } from '../../../kernel/http/call.metadata.js';
import { MAINTENANCE_SECONDS, MaintenanceService } from './maintenance.service.js';

/** The content of the maintenance page, and the data shown beside the list of exempt addresses in the console. */
const STAYS_OPEN: readonly Endpoint[] = [
  contentApi.siteSetting,
  contentApi.languages,
  contentApi.meta,
  contentApi.clientAddress,
];

/**
 * Money that providers report must still be taken in, and those who end the maintenance must get in: their calls stay
 * open, as do health and metrics, which are no calls of the contracts.
 */
const isSpared = ({ path, access }: Endpoint): boolean =>
  access === 'provider' || path.startsWith('/admin/') || STAYS_OPEN.some((call) => call.path === path);

/**
 * Closes the API during maintenance; a guard rather than a hook, so that no spelling of a path bypasses it (SEC-29).
 */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly maintenance: MaintenanceService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<CallMetadata | undefined>(CALL_METADATA, context.getHandler());
    if (call === undefined || isSpared(call.endpoint)) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (await this.maintenance.closes(ip)) {
      throw new DomainError('server.maintenance', { retryAfter: MAINTENANCE_SECONDS });
    }
    return true;
  }
}
