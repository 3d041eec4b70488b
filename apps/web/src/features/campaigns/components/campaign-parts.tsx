import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { isFilmOnTop } from '../film-on-top.js';
import { FilmFrame } from './film-frame.js';

/** A part of the page that has nothing to show yet, with a sentence about it. */
const Quiet = ({ id, children }: { id: 'discussion'; children?: string }) => {
  const { t } = useTranslation('campaign');
  return (
    <section id={id}>
      <Stack gap={3}>
        <h2>{t(`${id}.title`)}</h2>
        <Text muted>{children ?? t(`${id}.none`)}</Text>
      </Stack>
    </section>
  );
};

export const Discussion = () => <Quiet id="discussion" />;

/** Papers that anybody may open. */
export const Documents = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  return (
    <section id="documents">
      <Stack gap={3}>
        <h2>{t('documents.title')}</h2>
        {page.formCLink ? (
          <Rows>
            <Row as="li">
              <Icon of={IconFileText} />
              <Stack gap={1} className={layoutCss.grow}>
                <Text strong>{t('company.formC')}</Text>
                <Text size="small" muted>
                  {t('documents.elsewhere', { host: new URL(page.formCLink).hostname })}
                </Text>
              </Stack>
              <a className={textCss.link} href={page.formCLink} target="_blank" rel="noopener nofollow noreferrer">
                {t('company.open')}
              </a>
            </Row>
          </Rows>
        ) : (
          <Text muted>{t('documents.none')}</Text>
        )}
      </Stack>
    </section>
  );
};

/** Pictures and the film. */
export const Gallery = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  return (
    <section id="gallery">
      <Stack gap={3}>
        <h2>{t('gallery.title')}</h2>
        {page.videoUrl && !isFilmOnTop(page) ? (
          <FilmFrame address={page.videoUrl} title={page.name} />
        ) : (
          <Text muted>{t('gallery.none')}</Text>
        )}
      </Stack>
    </section>
  );
};
