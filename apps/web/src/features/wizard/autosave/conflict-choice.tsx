import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format/format.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import css from './conflict-choice.module.css';
import { useConflict, useSavingActs } from './saving.js';

/** How a value is written for its reader. */
export type Shown = (value: unknown) => string;

const asText: Shown = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

interface ConflictChoiceProps {
  field: string;
  show?: Shown | undefined;
}

/** U-20: the value that was saved elsewhere, beside the one that is typed here; nothing is stored before the choice. */
export const ConflictChoice = ({ field, show = asText }: ConflictChoiceProps) => {
  const { t, i18n } = useTranslation('wizard');
  const conflict = useConflict(field);
  const { choose } = useSavingActs();
  if (!conflict) return null;
  const isEmpty = conflict.theirs === null || conflict.theirs === '';
  const theirs = isEmpty ? '' : show(conflict.theirs);
  return (
    <div className={css.choice}>
      <Notice tone="warning">
        <Stack gap={2}>
          <p>
            {conflict.at === null
              ? t('saving.otherEarlier')
              : t('saving.otherAt', { time: formatDate(conflict.at, i18n.language, 'clock') })}
          </p>
          {isEmpty ? (
            <p>{t('saving.otherEmpty')}</p>
          ) : (
            theirs && (
              <p dir="auto" className={css.value}>
                {theirs}
              </p>
            )
          )}
          <Row flow>
            <Button variant="default" size="sm" onClick={() => choose(field, 'theirs')}>
              {t('saving.theirs')}
            </Button>
            <Button variant="default" size="sm" onClick={() => choose(field, 'mine')}>
              {t('saving.mine')}
            </Button>
          </Row>
        </Stack>
      </Notice>
    </div>
  );
};
