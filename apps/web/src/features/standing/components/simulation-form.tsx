import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Money } from '../../../ui/data/figures.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Panel, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { Ask, Standing } from '../queries.js';
import { StatementForm } from './statement-form.js';

const Result = ({ simulation, warningThreshold, currency }: Standing) => {
  const { t } = useTranslation('standing');
  if (simulation === null) return null;
  const rows = [
    ['netWorth', simulation.netWorth],
    ['bearable', simulation.bearable],
    ['threshold', warningThreshold],
  ] as const;
  return (
    <Panel>
      <Terms
        sum
        items={rows
          .filter(([, amount]) => amount !== null)
          .map(([name, amount]) => ({
            term: t(`simulation.${name}`),
            value: <Money amount={amount ?? 0} currency={currency} whole />,
          }))}
      />
    </Panel>
  );
};

/** Where it is said what counts. */
const SOURCES = {
  income: 'Delegated Regulation (EU) 2022/2114, Article 8',
  assets: 'Delegated Regulation (EU) 2022/2114, Article 9',
  debts: 'Delegated Regulation (EU) 2022/2114, Article 10',
} as const;

/** Article 21(5) of Regulation (EU) 2020/1503: how much one can afford to lose. */
export const SimulationForm = ({ ask, standing }: { ask: Ask; standing: Standing }) => {
  const { t } = useTranslation('standing');
  const ruleSource = useRuleSource();
  return (
    <Stack gap={5}>
      <Result {...standing} />
      <StatementForm ask={ask} submit={t('simulation.submit')}>
        {({ control }) => (
          <Columns kind="pair">
            {(['income', 'assets', 'debts'] as const).map((name) => (
              <FormField key={name} control={control} name={name}>
                {(props) => (
                  <MoneyInput
                    {...props}
                    currency={standing.currency}
                    label={t(`simulation.${name}`)}
                    description={`${t(`simulationNote.${name}`)} (${ruleSource(SOURCES[name])})`}
                  />
                )}
              </FormField>
            ))}
          </Columns>
        )}
      </StatementForm>
      <Text as="p" size="small" muted>
        {t('simulation.note')}
      </Text>
    </Stack>
  );
};
