import { TEST_THE_WATERS_LEGENDS } from '@cairn/contracts/campaigns/interest/test-the-waters';
import { useTranslation } from 'react-i18next';
import { Text } from './text.js';

/** What the law has everything say that is about a campaign which tests interest. No owner writes or removes it. */
export const TestLegends = () => {
  const { t } = useTranslation('common');
  return (
    <Text as="p" size="small" muted>
      {TEST_THE_WATERS_LEGENDS.map((legend) => t(`testing.${legend}`)).join(' ')}
    </Text>
  );
};
