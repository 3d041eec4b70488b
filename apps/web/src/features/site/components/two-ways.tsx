import { loanDrawing } from '@cairn/design/drawings/loan';
import { sharesDrawing } from '@cairn/design/drawings/shares';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../ui/brand/drawing.js';
import { Stack, Wrap } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import css from './landing.module.css';

const ways = [
  ['shares', sharesDrawing],
  ['loan', loanDrawing],
] as const;

/** Shares or a loan, and what each gives back. */
export const TwoWays = () => {
  const { t } = useTranslation('landing');
  return (
    <Wrap as="section" aria-label={t('ways.label')}>
      <div className={css.ways}>
        {ways.map(([way, drawing]) => (
          <div key={way}>
            <Drawing data={drawing} className={css.wayDrawing} />
            <Stack gap={3}>
              <h2>{t(`ways.${way}.title`)}</h2>
              <p>{t(`ways.${way}.text`)}</p>
              <Terms
                items={[
                  { term: t('ways.getBack'), value: t(`ways.${way}.back`) },
                  { term: t('ways.howLong'), value: t(`ways.${way}.time`) },
                ]}
              />
            </Stack>
          </div>
        ))}
      </div>
    </Wrap>
  );
};
