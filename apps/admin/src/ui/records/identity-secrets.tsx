import { adminApi } from '@cairn/contracts';
import type { IdentitySecret as Field } from '@cairn/contracts/admin/reveal';
import { useSay } from '../../lib/words/words.js';
import type { Fact } from './facts.js';
import { Secret } from './secret.js';

const LABELS = {
  dateOfBirth: 'people.born',
  ssn: 'people.ssn',
  address: 'people.address',
  alternativePhone: 'people.phone',
  yearlyIncome: 'people.income',
  averageIncome: 'people.average_income',
  netWorth: 'people.net_worth',
  householdIncome: 'people.household_income',
  averageHouseholdIncome: 'people.average_household_income',
  householdNetWorth: 'people.household_net_worth',
  investedElsewhere: 'people.invested_elsewhere',
} as const satisfies Readonly<Record<Field, string>>;

/** Masked values of an identity, each revealed alone (SEC-50); what stands in the place of some says a part of them. */
export const useIdentitySecrets = () => {
  const say = useSay();
  return (id: string, fields: readonly Field[], masked: Partial<Record<Field, string>> = {}): Fact[] =>
    fields.map((field) => {
      const label = say(LABELS[field]);
      const part = masked[field];
      return {
        label,
        value: (
          <Secret
            label={label}
            {...(part !== undefined && { masked: part })}
            {...(field === 'dateOfBirth' && { kind: 'day' })}
            {...(field === 'address' && { kind: 'name' })}
            read={(client, reason) => client.send(adminApi.revealIdentity, { params: { id }, body: { field, reason } })}
          />
        ),
      };
    });
};
