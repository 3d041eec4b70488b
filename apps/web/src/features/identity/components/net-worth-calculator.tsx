import { ACCREDITATION_THRESHOLDS, accreditationNetWorth } from '@cairn/finance';
import type { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { Control, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/data/figures.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Notice, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import css from './claim.module.css';

export type ClaimControl = Control<Wire<AccreditationRequest> & FieldValues>;

/** What is owned, and what is owed. */
const PARTS = ['assets', 'residence', 'mortgage', 'recentDebt', 'otherDebts'] as const;
type Part = (typeof PARTS)[number];

/** Rule 501 counts in US dollars. */
export const CLAIM_CURRENCY = 'USD';

const amountOf = (value: unknown): bigint =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : 0n;

/** The net worth of these parts; null where the recent debt is more than there is on the residence. */
function netWorthOf(values: readonly unknown[]): bigint | null {
  const parts = Object.fromEntries(PARTS.map((part, index) => [part, amountOf(values[index])])) as Record<Part, bigint>; // of each part
  return parts.recentDebt > parts.mortgage ? null : accreditationNetWorth(parts);
}

/** C-07: assets and debts as Rule 501(a)(5) counts them, with their sum; they go with the application. */
export const NetWorthCalculator = ({ control }: { control: ClaimControl }) => {
  const { t } = useTranslation(['account', 'accreditation']);
  const values = useWatch({ control, name: [...PARTS] });
  const [rule] = ACCREDITATION_THRESHOLDS.slice(-1);
  const netWorth = netWorthOf(values);
  return (
    <Stack as="fieldset" gap={4} className={css.part}>
      <Text as="legend" strong>
        {t('accreditation:worth.title')}
      </Text>
      <Text as="p" size="small" muted>
        {t('accreditation:worth.lede')}
      </Text>
      <Columns kind="pair">
        {PARTS.map((part) => (
          <FormField key={part} control={control} name={part}>
            {(props) => <MoneyInput {...props} currency={CLAIM_CURRENCY} label={t(`netWorth.${part}`)} />}
          </FormField>
        ))}
      </Columns>
      <FormField control={control} name="jointWorth">
        {(props) => <Tick {...props} label={t('accreditation:worth.joint')} />}
      </FormField>
      {netWorth === null ? (
        <Notice tone="warning">{t('netWorth.tooRecent')}</Notice>
      ) : (
        <Terms
          sum
          items={[
            {
              term: t('netWorth.result'),
              value: <Money amount={Number(netWorth)} currency={CLAIM_CURRENCY} whole />,
              total: true,
            },
          ]}
        />
      )}
      {netWorth !== null && rule && (
        <Text as="p" size="small">
          {t(netWorth > rule.netWorth ? 'netWorth.above' : 'netWorth.notAbove', { citation: rule.citation })}
        </Text>
      )}
    </Stack>
  );
};
