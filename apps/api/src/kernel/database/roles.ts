import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.js';

/** The two roles the processes run as; neither owns a table. */
export const PROCESS_ROLES = ['cairn_app', 'cairn_worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

export const rolePassword = (config: Pick<Config, 'APP_SECRET'>, role: ProcessRole): string =>
  createHmac('sha256', config.APP_SECRET).update(`role:${role}`).digest('base64url');

/** The address a process connects with: the schema owner's, with the restricted role in its place. */
export function processUrl(config: Config, role: ProcessRole): string {
  if (config.APP_DATABASE_URL !== undefined) return config.APP_DATABASE_URL;
  const url = new URL(config.DATABASE_URL);
  url.username = role;
  url.password = rolePassword(config, role);
  return url.toString();
}
