import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api.js';
import { saveFile } from '../../../lib/save-file.js';
import { Icon } from '../../../ui/icon.js';
import { RefusalNotice } from '../../../ui/refusal-notice.js';
import type { ActivityFilter } from '../api/activity.queries.js';

/** The log as a table (CSV), as far as it is shown. */
export const ActivityDownload = ({ filter }: { filter: ActivityFilter }) => {
  const { t } = useTranslation('activity');
  const download = useMutation({
    mutationFn: () =>
      fetchFile(communicationApi.activity, {
        query: { format: 'csv', ...(filter === 'all' ? {} : { group: filter }) },
      }),
    onSuccess: (file) => saveFile(file, 'activity.csv'),
  });
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<Icon of={IconDownload} size="small" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('csv')}
      </Button>
      <RefusalNotice error={download.error} />
    </>
  );
};
