import { TEST_THE_WATERS_LEGENDS, TEST_THE_WATERS_SOURCE } from '@cairn/contracts/campaigns/interest/test-the-waters';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';

/** What the law has every such campaign say. No owner writes or removes it. */
export const InterestLegends = () => {
  const { t } = useTranslation('common');
  return (
    <Stack as="section" gap={3}>
      <h3>{t('testing.title', { source: TEST_THE_WATERS_SOURCE })}</h3>
      {TEST_THE_WATERS_LEGENDS.map((legend) => (
        <Text key={legend} as="p" size="small">
          {t(`testing.${legend}`)}
        </Text>
      ))}
    </Stack>
  );
};
