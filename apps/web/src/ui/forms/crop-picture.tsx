import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { mostZoom, moved, regionOf, type Framing, type Size } from '../../lib/page/crop.js';
import css from './crop-picture.module.css';
import { Row, Stack } from '../layout/layout.js';
import { Text } from '../text/text.js';

/** One press of an arrow key, as a share of the picture. */
const STEP = 0.02;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface CropPictureProps {
  image: HTMLImageElement;
  /** Its size in pixels; a drawing has been given one. */
  size: Size;
  wanted: Size;
  round?: boolean;
  label: string;
  isBusy: boolean;
  onUse: (framing: Framing) => void;
  onCancel: () => void;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Chooses the part of a picture that is kept: by dragging, by the arrow keys, nearer or further. */
export const CropPicture = ({ image, size, wanted, round, label, isBusy, onUse, onCancel }: CropPictureProps) => {
  const { t } = useTranslation('common');
  const id = useId();
  const [framing, setFraming] = useState<Framing>({ x: 0.5, y: 0.5, zoom: 1 });
  const region = regionOf(size, wanted, framing);
  const nearest = mostZoom(size, wanted);

  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    setFraming((before) => moved(size, wanted, before, by));
  };
  const drag = ({ currentTarget, buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1) return;
    const { clientWidth: width, clientHeight: height } = currentTarget.parentElement ?? currentTarget;
    setFraming((before) => moved(size, wanted, before, { x: movementX / width, y: movementY / height }));
  };

  return (
    <Stack gap={3}>
      <div className={css.stage} dir="ltr" data-square={round || undefined}>
        <img src={image.src} alt="" draggable={false} />
        <button
          type="button"
          className={css.hole}
          data-round={round || undefined}
          aria-label={label}
          aria-describedby={id}
          style={{
            left: percent(region.left, size.width),
            top: percent(region.top, size.height),
            width: percent(region.width, size.width),
            height: percent(region.height, size.height),
          }}
          onKeyDown={press}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
      </div>
      <Text as="p" size="small" muted id={id}>
        {t('crop.how', { width: Math.round(size.width), height: Math.round(size.height) })}
      </Text>
      {nearest > 1 && (
        <label className={css.range}>
          <span>{t('crop.zoom')}</span>
          <input
            type="range"
            min={1}
            max={nearest}
            step={0.01}
            value={framing.zoom}
            onChange={({ currentTarget }) => setFraming({ ...framing, zoom: Number(currentTarget.value) })}
          />
        </label>
      )}
      <Row flow>
        <Button variant="default" loading={isBusy} onClick={() => onUse(framing)}>
          {t('crop.use')}
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
    </Stack>
  );
};
