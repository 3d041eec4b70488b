import { pick } from '../account.js';
import { fillAddress, type Screen } from '../investing-steps.js';
import { expect } from '../../harness/test.js';

/** Whose name an investment is made in, beside oneself: what is typed and chosen, and what a register then names. */
export interface Holder {
  kind: 'COMPANY' | 'SELF-DIRECTED-IRA';
  typed: Readonly<Record<string, string>>;
  chosen?: Readonly<Record<string, string>>;
  registered: string;
  /** What the public reads of it. */
  initials: string;
}

export const COMPANY: Holder = {
  kind: 'COMPANY',
  typed: {
    legalName: 'Kern Joinery Limited',
    stateOfFormation: 'Ireland',
    registrationNumber: '514233',
    title: 'Director',
  },
  chosen: { companyType: 'corporation' },
  registered: 'Kern Joinery Limited',
  initials: 'K. J. L.',
};

export const RETIREMENT: Holder = {
  kind: 'SELF-DIRECTED-IRA',
  typed: { custodianName: 'Harbour Trust Company', custodianAccount: 'HT-4471-8820' },
  registered: 'Harbour Trust Company FBO Walter Kern',
  initials: 'H. T. C. F. W. K.',
};

/** Enters another holder than oneself, whatever holders are known already. */
export async function fillHolder(visitor: Screen, { kind, typed, chosen = {} }: Holder): Promise<void> {
  const { page, say } = visitor;
  const field = (name: string) => page.getByLabel(say(`web.invest:account.${name}`), { exact: true });
  const another = page.getByText(say('web.invest:account.another'), { exact: true });
  await expect(another.or(field('mobile'))).toBeVisible();
  if (await another.isVisible()) await another.click();
  await pick(visitor, kind);
  await fillAddress(visitor);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  for (const [name, value] of Object.entries(chosen)) await field(name).selectOption(value);
}
