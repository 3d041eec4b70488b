import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { useKindWord, useSectorWord } from '../../../lib/site/option-words.js';
import { draftCover } from '../../../ui/brand/covers.js';
import { Stack } from '../../../ui/layout/layout.js';
import { PreviewCard } from '../../../ui/data/preview-card.js';
import { Strata } from '../../../ui/layout/strata.js';
import type { Draft } from '../queries.js';

/** How the campaign will look in a list, while it is being written. */
export const DraftCard = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation(['wizard', 'common']);
  const sectorWord = useSectorWord();
  const kindWord = useKindWord();
  const { companyProfile, fundraisingDetail } = draft;
  const currency = fundraisingDetail.equityCurrencyCode ?? 'USD';
  const ceiling = fundraisingDetail.maxOfferingAmount ?? fundraisingDetail.goal;
  // The minimum decides nothing in a fixed raise, and its page does not show it.
  const isFixed = fundraisingDetail.raiseMode === 'fixed';
  const mark = (isFixed ? null : fundraisingDetail.minimumRaise) ?? fundraisingDetail.goal;
  return (
    <Stack as="section" gap={3}>
      <h4>{t('card')}</h4>
      <PreviewCard
        cover={draftCover(draft.coverUrl, companyProfile.category)}
        noCover={t('noCover')}
        kind={kindWord(draft.type)}
        sector={companyProfile.category ? sectorWord(companyProfile.category) : null}
        place={companyProfile.city}
        name={draft.name}
        pitch={companyProfile.companyTagLine}
      >
        {ceiling !== null && mark !== null && (
          <Strata
            mini
            ceiling={ceiling}
            received={0}
            committed={0}
            marks={[{ at: mark, label: '', value: '' }]}
            sentence={t(isFixed ? 'raise.seenSentenceFixed' : 'raise.seenSentence', {
              minimum: formatMoney(mark, currency, { whole: true }),
              goal: formatMoney(fundraisingDetail.goal ?? mark, currency, { whole: true }),
            })}
          />
        )}
      </PreviewCard>
    </Stack>
  );
};
