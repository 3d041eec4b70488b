import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/layout.js';
import type { PageData } from '../queries.js';

/** What the law has the company disclose of those who stand behind it (17 CFR 227.201(u), 17 CFR 230.506(e)). */
export const Disclosures = ({ page: { disclosures } }: { page: Pick<PageData, 'disclosures'> }) => {
  const { t } = useTranslation('campaign');
  if (disclosures.length === 0) return null;
  return (
    <section id="disclosures">
      <Stack gap={3}>
        <h2>{t('disclosures')}</h2>
        {disclosures.map((text) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
      </Stack>
    </section>
  );
};
