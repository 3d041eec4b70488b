import { LINK_NAMES } from '@cairn/contracts/campaigns/wizard/link-names';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout/layout.js';
import type { PageData } from '../queries.js';
import { External } from './external.js';

/** Where else the company can be found. */
export const CompanyLinks = ({ links }: Pick<PageData, 'links'>) => {
  const { t } = useTranslation('campaign');
  const all = [
    ...LINK_NAMES.flatMap((name) => {
      const url = links[name];
      return url ? [{ title: t(`company.linkNames.${name}`), url }] : [];
    }),
    ...links.customLinks,
  ];
  if (all.length === 0) return null;
  return (
    <Stack gap={2}>
      <h4>{t('company.links')}</h4>
      <Row as="ul" flow>
        {all.map(({ title, url }) => (
          <li key={title + url}>
            <bdi>
              <External href={url}>{title}</External>
            </bdi>
          </li>
        ))}
      </Row>
    </Stack>
  );
};
