import type { GalleryPicture } from '@cairn/contracts/campaigns/files/gallery.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import css from './gallery.module.css';

type Picture = Wire<GalleryPicture>;

const LARGE = '?size=1552x1109';

/** Small pictures in a grid; one opens large, with the way to its neighbours. */
export const Pictures = ({ pictures }: { pictures: readonly Picture[] }) => {
  const { t } = useTranslation('campaign');
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const shown = pictures[at];
  const nameOf = ({ title, position }: Picture): string =>
    title === null ? t('gallery.enlargeUntitled', { number: position }) : t('gallery.enlarge', { title });
  const go = (by: number): void => setAt((before) => (before + by + pictures.length) % pictures.length);
  const byKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === forward ? 1 : -1);
  };
  return (
    <>
      <ul className={css.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.small}
              aria-label={nameOf(picture)}
              onClick={() => {
                setAt(index);
                dialog.current?.showModal();
              }}
            >
              <img src={`${picture.url}?size=360x283`} alt="" width={360} height={283} loading="lazy" />
            </button>
            {picture.title && (
              <Text as="p" size="small">
                <bdi>{picture.title}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
      {/* The arrows go to the neighbours; every one of them is a button beside. */}
      <dialog ref={dialog} className={css.dialog} aria-label={t('gallery.title')} onKeyDown={byKey}>
        {shown && (
          <figure>
            <img src={shown.url} srcSet={`${shown.url} 700w, ${shown.url}${LARGE} 1552w`} sizes="100vw" alt="" />
            <figcaption>
              {shown.title && (
                <Text as="p" strong>
                  <bdi>{shown.title}</bdi>
                </Text>
              )}
              {shown.description && (
                <Text as="p" size="small" muted>
                  <bdi>{shown.description}</bdi>
                </Text>
              )}
            </figcaption>
          </figure>
        )}
        <Row between flow>
          <Row>
            <Button variant="default" size="sm" aria-label={t('gallery.earlier')} onClick={() => go(-1)}>
              <Icon of={IconArrowLeft} size="small" directional />
            </Button>
            <Button variant="default" size="sm" aria-label={t('gallery.later')} onClick={() => go(1)}>
              <Icon of={IconArrowRight} size="small" directional />
            </Button>
          </Row>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon of={IconX} size="small" />}
            onClick={() => dialog.current?.close()}
          >
            {t('gallery.close')}
          </Button>
        </Row>
      </dialog>
    </>
  );
};
