import { createHash, randomBytes } from 'node:crypto';
import { v5, v7 } from 'uuid';

/** Ids are made by the application: UUID version 7, ordered by time. */
export const newId = (): string => v7();

const NAMESPACE = '6f0b1c1e-52a5-4a63-9c36-6ad2f0a4c5d1';

/** The same id for the same words: keys of derived commands (`repayment:<id>:chunk:3`). */
export const derivedId = (words: string): string => v5(words, NAMESPACE);

/** 256 random bits for a link; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
