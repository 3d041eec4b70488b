import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@cairn/tooling';

/** The root of the clone. */
export const ROOT = join(fileURLToPath(import.meta.url), '..', '..', '..', '..', '..');

/** What all journeys of a run share: one cluster with a migrated template, and the secrets it was migrated with. */
export interface RunSettings {
  /** The cluster's own database, as its owner. */
  cluster: string;
  secrets: Environment;
  /** Tokens of the one-time links of the admins, by their names: they hold for an hour. */
  enrolments: Readonly<Record<string, string>>;
  /** A folder with one entry for each screen that was looked at. */
  seen: string;
}

/** A database as migration leaves it: nobody has an account yet. */
export const EMPTY_TEMPLATE = 'cairn_empty';
/** The same with the admins of the journeys, who are not enrolled yet. */
export const TEMPLATE = 'cairn_template';
const VARIABLE = 'CAIRN_JOURNEYS';

export const publishSettings = (settings: RunSettings): void => {
  process.env[VARIABLE] = JSON.stringify(settings);
};

export function runSettings(): RunSettings {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The global set-up has not run');
  return JSON.parse(text) as RunSettings; // written by publishSettings
}

/** Address of another database of the same cluster. */
export function databaseUrl({ cluster }: RunSettings, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
