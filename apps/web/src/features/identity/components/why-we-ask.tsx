import type { IdentityWay } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms, Well } from '../../../ui/layout/surface.js';
import { Text, TextLink, textCss } from '../../../ui/text/text.js';

/** Why an identity is needed, who sees it, and for how long it is kept. */
export const WhyWeAsk = ({ way }: { way: IdentityWay }) => {
  const { t } = useTranslation(['account', 'kyc']);
  const seenBy =
    way === 'manual' ? t('identity.why.seenText') : t('kyc:checkedBy', { provider: t(`kyc:provider.${way}`) });
  return (
    <Well as="section">
      <Stack gap={3}>
        <h2 className={textCss.title3}>{t('identity.why.title')}</h2>
        <Text as="p" size="small" muted>
          {t('identity.why.text')}
        </Text>
        <Terms
          items={(['seen', 'stored', 'kept', 'companies'] as const).map((word) => ({
            term: t(`identity.why.${word}`),
            value: word === 'seen' ? seenBy : t(`identity.why.${word}Text`),
          }))}
        />
        <Text as="p" size="small">
          {t('identity.why.question')} <TextLink to={paths.contact}>{t('identity.why.contact')}</TextLink>
        </Text>
      </Stack>
    </Well>
  );
};
