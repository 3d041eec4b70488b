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

/** Makes all admins with the operator's command, once in a run: a call for each role, since it starts half the product. */
export async function createAdmins(environment: Environment): Promise<RunSettings['enrolments']> {
  const names = Object.keys(ADMINS) as AdminName[]; // the keys of a constant
  const createAll = async (role: string): Promise<[AdminName, string][]> => {
    const wanted = names.filter((name) => ADMINS[name] === role);
    const emails = wanted.flatMap((name) => ['--email', adminEmail(name)]);
    const { code, output } = await runCli(ROOT, ['admin', 'create', ...emails, '--role', role], environment);
    const tokens = [...output.matchAll(/\/admin\/enrol\/(\S+)/g)].map(([, token = '']) => token);
    if (code !== 0 || tokens.length !== wanted.length) throw new Error(`No admins (${role}) were made: ${output}`);
    return wanted.map((name, index) => [name, tokens[index] ?? '']);
  };
  return Object.fromEntries((await Promise.all([...new Set(Object.values(ADMINS))].map(createAll))).flat());
}

/** The token of an admin's one-time link. */
export function enrolmentOf(name: AdminName): string {
  const { enrolments } = runSettings();
  const token = enrolments[name];
  if (token === undefined)
    throw new Error(`No admin ${name} was made; there are ${Object.keys(enrolments).join(', ')}`);
  return token;
}
