import { Checkbox } from '@mantine/core';
import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { useEscrowUnlink, type EscrowLink } from '../../../lib/site/escrow.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { EscrowLinking } from '../../../ui/inputs/escrow-linking.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, TextButton } from '../../../ui/text/text.js';

interface EscrowMeansProps {
  rail: EscrowRail;
  link: EscrowLink | undefined;
  /** The sum with its currency, which the payer allows to be collected. */
  amount: string;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  /** Whether paying was tried without the payer's word. */
  isMissing: boolean;
}

/** What is linked at the escrow agent; or its page, on which something is linked. */
const Unlinked = ({ rail, link, isMissing }: Pick<EscrowMeansProps, 'rail' | 'link' | 'isMissing'>) => {
  const { t } = useTranslation('invest');
  return (
    <Stack gap={3}>
      {isMissing ? (
        <Notice tone="warning">{t('escrow.linkNeeded')}</Notice>
      ) : (
        <Text as="p" size="small">
          {t('escrow.notLinked')}
        </Text>
      )}
      <EscrowLinking rail={rail} link={link} />
    </Stack>
  );
};

/** What the payment is collected from, and the payer's word for it. */
export const EscrowMeans = ({ rail, link, amount, accepted, onAccept, isMissing }: EscrowMeansProps) => {
  const { t } = useTranslation('invest');
  const unlink = useEscrowUnlink();
  if (link?.state !== 'linked') return <Unlinked rail={rail} link={link} isMissing={isMissing} />;
  return (
    <Stack gap={4}>
      <Row flow>
        <Text>
          <bdi>{link.label ?? t(`payment.${rail}`)}</bdi>
          {link.mask !== null && (
            <>
              {' '}
              <bdi dir="ltr">••••&nbsp;{link.mask}</bdi>
            </>
          )}
        </Text>
        <TextButton type="button" onClick={() => unlink.mutate(link.id)}>
          {t('escrow.unlink')}
        </TextButton>
      </Row>
      <RefusalNotice error={unlink.error} />
      <Checkbox
        checked={accepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        error={isMissing ? t('escrow.acceptNeeded') : undefined}
        aria-invalid={isMissing ? true : undefined}
        label={t('escrow.accept', { amount })}
      />
    </Stack>
  );
};
