import { ownTimeZone } from '@cairn/i18n/names';
import { useTranslation } from 'react-i18next';
import { currencyName, timeZoneName } from '../../../lib/format/format.js';
import { useSite } from '../../../lib/site/site.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

/** The site's currency and time zone. They follow the device and the site; nothing is chosen here. */
export const RegionFacts = () => {
  const { t, i18n } = useTranslation('settings');
  const { data: site } = useSite();
  const here = ownTimeZone();
  const facts = [
    { word: 'currency', value: site && currencyName(site.currency, i18n.language), note: null },
    { word: 'clock', value: timeZoneName(here, i18n.language), note: t('language.clockNote') },
    { word: 'deadlines', value: site && timeZoneName(site.timezone, i18n.language), note: t('language.deadlinesNote') },
  ] as const;
  return (
    <Rows>
      {facts.map(({ word, value, note }) => (
        <li key={word}>
          <Stack gap={1}>
            <Text size="small" muted>
              {t(`language.${word}`)}
            </Text>
            <Text strong>{value}</Text>
            {note && (
              <Text size="small" muted>
                {note}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Rows>
  );
};
