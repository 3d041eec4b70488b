import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are equal, in constant time. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
