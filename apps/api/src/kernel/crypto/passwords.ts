import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes (OWASP password storage, 2024). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Compared with when an account does not exist, so that both cases take the same time (SEC-9). */
let dummy: Promise<string> | undefined;

/** Checks a password; without a stored hash the same work is done and the answer is no. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return stored !== null && matches;
}
