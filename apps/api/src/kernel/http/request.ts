import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AdminRole, Language, UserType } from '@cairn/contracts';

/** The caller, by the session row. */
export interface Identity {
  sessionId: string;
  userId: string;
  kind: 'web' | 'admin';
  email: string;
  userType: UserType;
  adminRole: AdminRole | null;
  /** Of the account; that of the call is `@Lng()`. */
  language: Language;
  expiresAt: Date;
  /** SEC-14: when the caller last passed step-up authentication; null until then. */
  steppedUpAt: Date | null;
  /** SEC-58: the admin who looks through this session and may change nothing. */
  viewerId: string | null;
  /** SEC-56: the account is about to be closed and cannot start new payments. */
  isClosing: boolean;
  /** SEC-6: where the session began. */
  ip: string | null;
  userAgent: string | null;
}

/**
 * The owner whose records the caller may read; null (everybody's) for an admin whom the guard has admitted
 * (`adminRead`).
 */
export const readableOwner = ({ kind, userId }: Identity): string | null => (kind === 'admin' ? null : userId);

declare module 'fastify' {
  interface FastifyRequest {
    identity?: Identity;
    language?: Language;
    rawBody?: Buffer;
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** The caller; the guard has made sure that there is one. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Identity => {
  const { identity } = requestOf(context);
  if (identity === undefined) throw new Error('@Caller() on a public endpoint');
  return identity;
});

/** The caller, or undefined for a visitor. */
export const MaybeCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Identity | undefined => requestOf(context).identity,
);

/** Language of the answer. */
export const Lng = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Language => requestOf(context).language ?? 'en',
);

/** The command's own UUID: ledger uid, provider key and unique column follow from it. */
export const CommandKey = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const key = requestOf(context).headers['idempotency-key'];
  if (typeof key !== 'string') throw new Error('@CommandKey() on a call that is not marked idempotent');
  return key.toLowerCase();
});
