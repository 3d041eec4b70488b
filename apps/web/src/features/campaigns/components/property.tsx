import { useTranslation } from 'react-i18next';
import { countryName } from '../../../lib/format/countries.js';
import { Code } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms, type Term } from '../../../ui/layout/surface.js';
import { textCss } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { External } from './external.js';

/** The building or the land that the money is for. */
export const Property = ({ page: { property } }: { page: PageData }) => {
  const { t, i18n } = useTranslation('campaign');
  if (property === null) return null;
  const { propertyStreet, propertyCity, propertyState, propertyCountry } = property;
  const place = [
    propertyStreet,
    propertyCity,
    propertyState,
    propertyCountry && countryName(propertyCountry, i18n.language),
  ].filter(Boolean);
  const line = (term: string, value: string | null): Term[] => (value ? [{ term, value: <bdi>{value}</bdi> }] : []);
  const items: Term[] = [
    ...(place.length > 0
      ? [
          {
            term: t('property.street'),
            value: place.map((part) => (
              <span key={part}>
                <bdi>{part}</bdi>
                <br />
              </span>
            )),
          },
        ]
      : []),
    ...line(t('property.size'), property.propertySize),
    ...line(t('property.plot'), property.plotSize),
    ...(property.buildYear === null
      ? []
      : [{ term: t('property.built'), value: <Code>{String(property.buildYear)}</Code> }]),
    ...(property.propertyURL
      ? [
          {
            term: t('property.website'),
            value: <External href={property.propertyURL}>{new URL(property.propertyURL).hostname}</External>,
          },
        ]
      : []),
  ];
  return (
    <section id="property">
      <Stack>
        <h2>{t('property.title')}</h2>
        {property.propertyName && (
          <h3>
            <bdi>{property.propertyName}</bdi>
          </h3>
        )}
        {property.propertyDetail && (
          <p className={textCss.prose} dir="auto">
            {property.propertyDetail}
          </p>
        )}
        <Terms items={items} />
      </Stack>
    </section>
  );
};
