import SignaturePen from 'signature_pad';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { Row, Stack } from '../layout/layout.js';
import css from './signature-pad.module.css';
import { Text } from '../text/text.js';

/** Fewer points than this are an accident. */
const LEAST_POINTS = 12;

interface SignaturePadProps {
  /** The drawing as PNG, or null while there is none worth the name. */
  onDraw: (drawing: Blob | null) => void;
  error?: string | undefined;
}

const inkOf = (pen: SignaturePen): number => pen.toData().reduce((sum, { points }) => sum + points.length, 0);

/** The strokes as PNG; null while they are none worth the name. */
const pictureOf = (pen: SignaturePen, box: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (inkOf(pen) < LEAST_POINTS) resolve(null);
    else box.toBlob(resolve, 'image/png');
  });

/** A box to sign in by hand: sharp on every screen, kept when the box changes its size. */
export const SignaturePad = ({ onDraw, error }: SignaturePadProps) => {
  const { t } = useTranslation('signature');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = useRef<SignaturePen>(null);
  const report = useEffectEvent(async () => {
    if (pen.current && canvas.current) onDraw(await pictureOf(pen.current, canvas.current));
  });

  useEffect(() => {
    const box = canvas.current;
    if (!box) return undefined;
    const drawn = new SignaturePen(box, { penColor: '#151b18', minWidth: 1.2, maxWidth: 3 });
    pen.current = drawn;
    drawn.addEventListener('endStroke', () => void report());
    const fit = () => {
      const strokes = drawn.toData();
      box.width = box.offsetWidth * window.devicePixelRatio;
      box.height = box.offsetHeight * window.devicePixelRatio;
      box.getContext('2d')?.scale(window.devicePixelRatio, window.devicePixelRatio);
      drawn.fromData(strokes);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => {
      watch.disconnect();
      drawn.off();
    };
  }, []);
  /** Takes strokes away from the end. */
  const keep = async (count: (strokes: number) => number) => {
    const [drawn, box] = [pen.current, canvas.current];
    if (!drawn || !box) return;
    const strokes = drawn.toData();
    drawn.fromData(strokes.slice(0, count(strokes.length)));
    onDraw(await pictureOf(drawn, box));
  };

  return (
    <Stack as="fieldset" gap={2} aria-describedby={error ? `${id}-error` : `${id}-note`}>
      <Text as="legend" strong>
        {t('draw.label')}
      </Text>
      <div className={css.paper} data-error={error ? true : undefined}>
        <canvas ref={canvas} className={css.ink}>
          {t('draw.note')}
        </canvas>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
      <Row between flow>
        <Text size="small" muted id={`${id}-note`}>
          {t('draw.note')}
        </Text>
        <Row>
          <Button variant="subtle" size="sm" onClick={() => void keep((strokes) => Math.max(0, strokes - 1))}>
            {t('draw.undo')}
          </Button>
          <Button variant="subtle" size="sm" onClick={() => void keep(() => 0)}>
            {t('draw.clear')}
          </Button>
        </Row>
      </Row>
    </Stack>
  );
};
