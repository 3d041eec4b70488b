import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './step.js';
import { trackedTexts } from './tracked.js';

/** Ids of providers, and how their classes and variables begin. */
const PROVIDERS = ['stripe', 'paypal', 'plaid', 'mangopay', 'shufti', 'north'];

const LOOKED_AT = /^apps\/api\/src\/.*\.ts$/;
/** A rail's own folder, tests, the demonstration that pays as a payer would, and the variables of the environment. */
const AT_HOME = /^apps\/api\/src\/(?:modules\/rails\/|testing\/|demo\/|chaos\/|kernel\/config\/)|\.spec\.ts$/;

/** Calls that the specification names after their provider: the file hands over what the call says, and decides nothing. */
const NAMED_CALLS: Readonly<Record<string, string>> = {
  'apps/api/src/modules/kyc/checks/shufti.controller.ts': 'POST /kyc/shufti and its like',
  'apps/api/src/modules/kyc/parties/north.controller.ts': 'the calls of /north-kyc',
  'apps/api/src/modules/payments/checkout/ways-to-pay.controller.ts': 'the calls of /paypal',
  'apps/api/src/modules/payments/checkout/ways-to-pay.ts': 'the types of GET /payment-settings/:type/front',
};

const NAME = new RegExp(`['"](?:${PROVIDERS.join('|')})['"]`);
const CLASS = new RegExp(
  `\\b(?:import|new|extends)\\b.*\\b(?:${PROVIDERS.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('|')})[A-Z]\\w*(?=.*rails/)`,
);

/** Lines that name a provider's id as text, or one of its classes. */
export const providersIn = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => {
    const code = line.replace(/^\s*(?:\*|\/\/).*/, '');
    return NAME.test(code) || CLASS.test(code) ? [index + 1] : [];
  });

/** Nobody outside a rail's folder names a provider: whom to ask stands in a record, or in a table of the contracts. */
export const providers: Step = {
  name: 'providers',
  async run(root) {
    const files = (await trackedTexts(root)).filter(
      (file) => LOOKED_AT.test(file) && !AT_HOME.test(file) && !Object.hasOwn(NAMED_CALLS, file),
    );
    const faults = files.flatMap((file) =>
      providersIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
    return faults.length === 0 ? null : `A provider is named outside its rail:\n${faults.join('\n')}`;
  },
};
