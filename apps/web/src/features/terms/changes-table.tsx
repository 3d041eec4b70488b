import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data/data-table.js';
import { Deed } from '../../ui/layout/surface.js';
import { Text } from '../../ui/text/text.js';
import type { Change } from './queries.js';
import { useTermText } from './term-text.js';

interface ChangesTableProps {
  changes: readonly Change[];
  currency: string;
  /** Whose earlier terms these are: the reader's own, or everybody's. */
  own?: boolean;
}

/** Each changed term as it was and as it is. */
export const ChangesTable = ({ changes, currency, own = false }: ChangesTableProps) => {
  const { t } = useTranslation('terms');
  const textOf = useTermText(currency);
  return (
    <Deed>
      <DataTable
        rows={changes}
        rowKey={({ field }) => field}
        columns={[
          { head: t('table.term'), render: ({ field }) => <b>{t(`fields.${field}`)}</b> },
          {
            head: t(own ? 'table.invested' : 'table.before'),
            named: true,
            render: ({ field, before }) => (
              <Text muted>
                <bdi>{textOf(field, before)}</bdi>
              </Text>
            ),
          },
          {
            head: t('table.after'),
            named: true,
            render: ({ field, after }) => <bdi>{textOf(field, after)}</bdi>,
          },
        ]}
      />
    </Deed>
  );
};
