import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { escrowQuery, useEscrowLink, type EscrowLink } from '../../lib/site/escrow.js';
import { RefusalNotice } from '../feedback/refusal-notice.js';
import { Row, Stack } from '../layout/layout.js';
import { Notice } from '../layout/surface.js';
import { Button } from './button.js';

interface EscrowLinkingProps {
  rail: EscrowRail;
  link: EscrowLink | undefined;
  size?: 'sm' | 'md';
}

/** The escrow agent's page, on which something is linked, and the look at what came of it. */
export const EscrowLinking = ({ rail, link, size = 'md' }: EscrowLinkingProps) => {
  const { t } = useTranslation('invest');
  const open = useEscrowLink();
  const { refetch, isFetching } = useQuery(escrowQuery);
  const [isNothingThere, setIsNothingThere] = useState(false);
  const url = open.data?.url ?? link?.url ?? null;
  const check = async (): Promise<void> => {
    const { data } = await refetch();
    // What is linked by now is shown in this place instead.
    setIsNothingThere(data?.accounts.some((one) => one.rail === rail && one.state === 'linked') === false);
  };
  return (
    <Stack gap={3}>
      <RefusalNotice error={open.error} />
      {isNothingThere && !isFetching && <Notice tone="warning">{t('escrow.nothingYet')}</Notice>}
      <Row flow>
        {url === null ? (
          <Button changes size={size} variant="default" loading={open.isPending} onClick={() => open.mutate(rail)}>
            {t(`escrow.link.${rail}`)}
          </Button>
        ) : (
          <>
            <Button component="a" href={url} target="_blank" rel="noreferrer" size={size} variant="default">
              {t('escrow.toPage')}
            </Button>
            <Button size={size} variant="default" loading={isFetching} onClick={() => void check()}>
              {t('escrow.again')}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
};
