import { certificatesApi } from '@cairn/contracts/certificates/certificates.endpoints';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { certificateNameQuery } from '../queries.js';

/** Whether the public page of somebody's certificates hides their name. What is ticked is saved at once. */
export const CertificateName = () => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const hint = useId();
  const { data } = useQuery(certificateNameQuery);
  const change = useMutation({
    mutationFn: (hidden: boolean) => send(certificatesApi.hideName, { body: { hidden } }),
    onSuccess: (kept) => queries.setQueryData(certificateNameQuery.queryKey, kept),
  });
  if (data === undefined) return null;
  return (
    <Stack gap={3}>
      <Checkbox
        label={t('certificates.hide')}
        aria-describedby={hint}
        checked={change.isPending ? change.variables : data.hidden}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <Text as="p" id={hint} size="small" muted>
        {t('certificates.hideHint')}
      </Text>
      <RefusalNotice error={change.error} />
    </Stack>
  );
};
