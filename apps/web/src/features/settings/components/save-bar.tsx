import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Text } from '../../../ui/text/text.js';
import css from './save-bar.module.css';

interface SaveBarProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  label: string;
}

/** The foot of a page of settings: how much is not stored yet, take it back, store it. */
export const SaveBar = <Values extends FieldValues>({ form, label }: SaveBarProps<Values>) => {
  const { t } = useTranslation('settings');
  const { dirtyFields, isSubmitting } = form.formState;
  const count = Object.keys(dirtyFields).length;
  return (
    <Row between flow className={css.bar}>
      <LeaveGuard dirty={count > 0 && !isSubmitting} />
      <Text as="output" size="small" muted>
        {count > 0 ? t('unsaved', { count }) : t('allSaved')}
      </Text>
      <Row>
        {count > 0 && (
          <Button variant="subtle" onClick={() => form.reset()}>
            {t('undo')}
          </Button>
        )}
        <Button type="submit" loading={isSubmitting} disabled={count === 0}>
          {label}
        </Button>
      </Row>
    </Row>
  );
};
