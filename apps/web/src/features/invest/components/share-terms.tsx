import { useTranslation } from 'react-i18next';
import { ShareOutcomes } from '../../../ui/data/share-outcomes.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Deed } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';

interface ShareTermsProps {
  /** Minor units; null while none is typed, or the one that is typed is refused. */
  amount: number | null;
  currency: string;
}

/** What the shares that are bought could be worth: nothing, less, the same, or more. */
export const ShareTerms = ({ amount, currency }: ShareTermsProps) => {
  const { t } = useTranslation(['invest', 'campaign']);
  return (
    <Deed>
      <Stack gap={4}>
        <Stack gap={1}>
          <h2 className={textCss.title3}>{t('outcomes.title')}</h2>
          <Text as="p" size="small" muted>
            {t('campaign:calculator.sharesRisk')}
          </Text>
        </Stack>
        <div aria-live="polite">
          {amount === null ? (
            <Text as="p" muted>
              {t('outcomes.enter')}
            </Text>
          ) : (
            <ShareOutcomes amount={amount} currency={currency} />
          )}
        </div>
      </Stack>
    </Deed>
  );
};
