import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import type { ActivityFilter } from '../queries.js';

/** The log as a table, as far as it is shown. */
export const ActivityDownload = ({ filter }: { filter: ActivityFilter }) => {
  const { t } = useTranslation('activity');
  const query = { format: 'csv', ...(filter === 'all' ? {} : { group: filter }) } as const;
  return (
    <CsvDownload
      label={t('csv')}
      fileName="activity.csv"
      fetch={() => fetchFile(communicationApi.activity, { query })}
    />
  );
};
