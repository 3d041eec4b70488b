import { RECONFIRMATION_STATES } from '@cairn/contracts/campaigns/changes/material-fields';
import { useTranslation } from 'react-i18next';
import { Count, Money } from '../../../ui/data/figures.js';
import { DataTable } from '../../../ui/data/data-table.js';
import type { OwnChange } from '../queries.js';

/** How many investments were asked about, and how they stand. */
export const Answers = ({ answers, currency }: Pick<OwnChange, 'answers' | 'currency'>) => {
  const { t } = useTranslation('terms');
  const rows = RECONFIRMATION_STATES.flatMap((state) => answers.filter((one) => one.state === state));
  return (
    <DataTable
      caption={t('own.answers')}
      rows={rows}
      rowKey={({ state }) => state}
      columns={[
        { head: t('own.answer'), render: ({ state }) => t(`own.answered.${state}`) },
        { head: t('own.investments'), figure: true, render: ({ investments }) => <Count value={investments} /> },
        { head: t('own.sum'), figure: true, render: ({ amount }) => <Money amount={amount} currency={currency} /> },
      ]}
    />
  );
};
