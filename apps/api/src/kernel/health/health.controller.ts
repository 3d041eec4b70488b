import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { Database } from '../database/in-tx.js';
import { DomainError } from '../errors/domain-error.js';
import { Plain } from '../http/plain.decorator.js';
import { metricsText } from './metrics.js';

const LOOPBACK = /^(::1|::ffff:127\.|127\.)/;
/** Headers that a proxy adds: a proxy on this machine forwards requests from elsewhere. */
const HANDED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

const isOfThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && HANDED_ON.every((name) => headers[name] === undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Constant-time comparison. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** For the orchestrator and the operator; outside the API's prefix and envelope. */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** The process runs. */
  @Plain()
  @Get('health')
  health(): { status: string } {
    return { status: 'ok' };
  }

  @Plain()
  @Get('health/live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can serve: the database answers. */
  @Plain()
  @Get('health/ready')
  async ready(): Promise<{ status: string }> {
    try {
      await this.database.query('select 1');
      return { status: 'ok' };
    } catch {
      throw new ServiceUnavailableException(); // the orchestrator asks again; the reason is in the pool's own log
    }
  }

  /** Prometheus; on this machine, or with METRICS_TOKEN (SEC-40). */
  @Plain('text/plain; version=0.0.4; charset=utf-8')
  @Get('metrics')
  async metrics(@Req() request: FastifyRequest): Promise<string> {
    const { METRICS_TOKEN } = this.config;
    const sent = request.headers.authorization ?? '';
    const isHolder = METRICS_TOKEN !== undefined && isSame(sent, `Bearer ${METRICS_TOKEN}`);
    if (!isHolder && !isOfThisMachine(request)) throw new DomainError('auth.forbidden');
    return metricsText(this.database);
  }
}
