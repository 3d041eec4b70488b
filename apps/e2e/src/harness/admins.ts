import { runCli, type Environment } from '@cairn/tooling';
import { ROOT, runSettings, type RunSettings } from './run-settings.js';

/** The admins that every database of a run begins with, by name: not enrolled yet, each with a role. */
const ADMINS = {
  first: 'super',
  second: 'super',
  third: 'super',
  fourth: 'super',
  fifth: 'super',
  sixth: 'super',
  seventh: 'super',
  eighth: 'super',
  ninth: 'super',
  tenth: 'super',
  eleventh: 'super',
  finance: 'finance',
  releaser: 'finance',
} as const;

export type AdminName = keyof typeof ADMINS;
/** Those with every permission. */
export type SuperAdmin = { [Name in AdminName]: (typeof ADMINS)[Name] extends 'super' ? Name : never }[AdminName];

export const adminEmail = (name: AdminName): string => `${name}@cairn.example`;

async function createAdmin(name: AdminName, environment: Environment): Promise<[AdminName, string]> {
  const parameters = ['admin', 'create', '--email', adminEmail(name), '--role', ADMINS[name]];
  const { code, output } = await runCli(ROOT, parameters, environment);
  const token = /\/admin\/enrol\/(\S+)\s*$/.exec(output)?.[1];
  if (code !== 0 || token === undefined) throw new Error(`The admin ${name} cannot be made: ${output}`);
  return [name, token];
}

/** Makes all admins with the operator's command: once in a run, since each call of it starts half the product. */
export async function createAdmins(environment: Environment): Promise<RunSettings['enrolments']> {
  const waiting = Object.keys(ADMINS) as AdminName[]; // the keys of a constant
  const made: [AdminName, string][] = [];
  const createOneByOne = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      made.push(await createAdmin(name, environment));
    }
  };
  await Promise.all([createOneByOne(), createOneByOne()]);
  return Object.fromEntries(made);
}

/** The token of an admin's one-time link. */
export function enrolmentOf(name: AdminName): string {
  const { enrolments } = runSettings();
  const token = enrolments[name];
  if (token === undefined)
    throw new Error(`No admin ${name} was made; there are ${Object.keys(enrolments).join(', ')}`);
  return token;
}
