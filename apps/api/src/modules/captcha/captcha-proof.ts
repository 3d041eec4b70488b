import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CAPTCHA_HEADER } from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';

/** The captcha proof that a form sent. */
export interface CaptchaProof {
  token: string | null;
  ip: string;
}

const LONGEST = 4_096;

/** The proof of a request, for CaptchaService.require. */
export const Captcha = createParamDecorator((_data: unknown, context: ExecutionContext): CaptchaProof => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const token = request.headers[CAPTCHA_HEADER];
  return { token: typeof token === 'string' && token !== '' && token.length <= LONGEST ? token : null, ip: request.ip };
});
