import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { covers } from '../../../ui/brand/covers.js';
import { Stack, Wrap } from '../../../ui/layout/layout.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Lede, textCss } from '../../../ui/text/text.js';
import { slidersQuery } from '../../../lib/site/content.queries.js';
import css from './slides.module.css';

/** Covers for slides without a picture of their own, in turn. */
const SPARE = [covers.farm, covers.housing, covers.textile] as const;

/** The site's slides: one at a time, changed by the reader and never by itself. */
export const Slides = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(slidersQuery(useLanguage()));
  const [at, setAt] = useState(0);
  return (
    <Wrap as="section" aria-roledescription="carousel" aria-label={t('slides.label')}>
      <QueryBoundary
        query={query}
        pending={
          <div className={css.stage}>
            <Skeleton height="12rem" />
            <Skeleton ratio="7 / 5" />
          </div>
        }
        isEmpty={(slides) => slides.length === 0}
        empty={<h1 className={textCss.display}>{t('hero.title')}</h1>}
      >
        {(slides) => {
          const slide = slides[Math.min(at, slides.length - 1)] ?? slides[0];
          if (!slide) return null;
          const place = slides.indexOf(slide);
          return (
            <div className={css.stage}>
              <Stack gap={5} aria-live="polite">
                <h1 className={textCss.display}>{slide.title}</h1>
                {slide.text && <Lede>{slide.text}</Lede>}
                {slide.linkUrl && slide.linkLabel && (
                  <div>
                    <Button component={Link} to={slide.linkUrl} size="lg">
                      {slide.linkLabel}
                    </Button>
                  </div>
                )}
                {slides.length > 1 && (
                  <div className={css.dots}>
                    {slides.map(({ id, title }, number) => (
                      <button
                        key={id}
                        type="button"
                        className={css.dot}
                        aria-current={number === place}
                        aria-label={t('slides.show', { number: number + 1, title })}
                        onClick={() => setAt(number)}
                      />
                    ))}
                  </div>
                )}
              </Stack>
              <div className={css.picture}>
                <img src={slide.imageUrl ?? SPARE[place % SPARE.length]} alt="" width={700} height={500} />
              </div>
            </div>
          );
        }}
      </QueryBoundary>
    </Wrap>
  );
};
