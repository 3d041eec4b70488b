import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { observeViolation } from '../health/metrics.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Plain } from '../http/plain.decorator.js';
import { readReports, REPORTS_PATH } from './policy-reports.js';

/** Takes what browsers report of our policies: counted, and written down without the addresses of pages or people. */
@Controller()
export class PolicyReportsController {
  private readonly logger = new Logger('policy');

  constructor(private readonly limits: RateLimits) {}

  @Plain()
  @HttpCode(204)
  @Post(REPORTS_PATH)
  async take(@Body() body: unknown, @Ip() ip: string): Promise<void> {
    await this.limits.call('call', ip);
    for (const { directive, disposition, blocked } of readReports(body)) {
      observeViolation(directive, disposition);
      this.logger.warn(`${disposition} ${directive} ${blocked}`);
    }
  }
}
