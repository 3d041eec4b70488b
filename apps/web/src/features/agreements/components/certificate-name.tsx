import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Stack } from '../../../ui/layout/layout.js';
import { certificateNameQuery } from '../queries.js';

/** Whether the public page of somebody's certificates hides their name. What is pressed is saved at once. */
export const CertificateName = () => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const { data } = useQuery(certificateNameQuery);
  const change = useMutation({
    mutationFn: (hidden: boolean) => send(certificatesApi.hideName, { body: { hidden } }),
    onSuccess: (kept) => queries.setQueryData(certificateNameQuery.queryKey, kept),
  });
  if (data === undefined) return null;
  return (
    <Stack gap={3}>
      <Switch
        label={t('certificates.hide')}
        // The label holds the description too, which then would be read twice.
        aria-label={t('certificates.hide')}
        description={t('certificates.hideHint')}
        checked={change.isPending ? change.variables : data.hidden}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <RefusalNotice error={change.error} />
    </Stack>
  );
};
