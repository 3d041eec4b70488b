import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { beginCheck, checkKey, type North } from '../checks.js';
import { identityKeys } from '../queries.js';

interface BeginCheckProps {
  provider: IdentityProvider;
  north: North | null;
  /** Whether an earlier check was not passed. */
  again?: boolean;
}

/** Begins a check: on the provider's page, or at once where it has none. */
export const BeginCheck = ({ provider, north, again = false }: BeginCheckProps) => {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => beginCheck(provider, north),
    onSuccess: async (url) => {
      if (url !== null) {
        globalThis.location.assign(url);
        return;
      }
      await queries.invalidateQueries({ queryKey: identityKeys.profile });
      await queries.invalidateQueries({ queryKey: SHARED_KEYS.me });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: checkKey(provider) }),
  });
  const go = provider === 'shufti' ? 'start.goShufti' : 'start.goNorth';
  return (
    <Stack gap={3}>
      <RefusalNotice error={begin.error} />
      <Row>
        <Button changes size="lg" loading={begin.isPending} onClick={() => begin.mutate()}>
          {again ? t('again') : t(go, { provider: t(`provider.${provider}`) })}
        </Button>
      </Row>
    </Stack>
  );
};
