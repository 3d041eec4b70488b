import { galleryApi } from '@cairn/contracts/campaigns/files/gallery.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { FilmFrame } from '../components/film-frame.js';
import { hasFilm, isFilmOnTop } from '../film-on-top.js';
import { campaignKeys, type PageData } from '../queries.js';
import { Pictures } from './pictures.js';

/** A gallery is read whole: it holds no more than that. */
const WHOLE = { limit: 600 };

const picturesQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'pictures', campaignId],
    queryFn: () => send(galleryApi.frontPictures, { params: { campaignId }, query: WHOLE }),
  });

const filmsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'films', campaignId],
    queryFn: () => send(galleryApi.frontFilms, { params: { campaignId }, query: WHOLE }),
  });

const Films = ({ page }: { page: PageData }) => {
  const query = useQuery(filmsQuery(page.id));
  return (
    <QueryBoundary query={query} pending={<Skeleton height="16rem" />}>
      {({ items }) =>
        items.map(({ id, title, description, url }) => (
          <Stack key={id} as="figure" gap={2}>
            <FilmFrame address={url} title={title ?? page.name} />
            <figcaption>
              <Text as="p" strong>
                <bdi>{title}</bdi>
              </Text>
              {description && (
                <Text as="p" size="small" muted>
                  <bdi>{description}</bdi>
                </Text>
              )}
            </figcaption>
          </Stack>
        ))
      }
    </QueryBoundary>
  );
};

const Shown = ({ page }: { page: PageData }) => {
  const query = useQuery(picturesQuery(page.id));
  return (
    <QueryBoundary query={query} pending={<Skeleton height="14rem" />}>
      {({ items }) => <Pictures pictures={items} />}
    </QueryBoundary>
  );
};

/** Pictures and films in the owner's order. */
export const Gallery = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const { parts, videoUrl, name } = page;
  const isBelow = hasFilm(page) && !isFilmOnTop(page);
  return (
    <section id="gallery">
      <Stack gap={5}>
        <h2>{t('gallery.title')}</h2>
        {parts.pictures > 0 && <Shown page={page} />}
        {isBelow && videoUrl && <FilmFrame address={videoUrl} title={name} />}
        {parts.films > 0 && <Films page={page} />}
        {parts.pictures + parts.films === 0 && !isBelow && <Text muted>{t('gallery.none')}</Text>}
      </Stack>
    </section>
  );
};
