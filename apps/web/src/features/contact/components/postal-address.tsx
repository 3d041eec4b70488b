import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Operator } from '../../../ui/text/operator.js';

/** Where a letter reaches the operator; nothing while no address is set. */
export const PostalAddress = () => {
  const { t } = useTranslation('contact');
  const { data: site } = useSite();
  if (!site?.operatorAddress) return null;
  return (
    <Panel>
      <Stack gap={3}>
        <h3>{t('post')}</h3>
        <Operator name={site.operatorName ?? site.siteName} address={site.operatorAddress} />
      </Stack>
    </Panel>
  );
};
