import { useTranslation } from 'react-i18next';
import { Text } from '../text/text.js';
import css from './form.module.css';

/** The label of a field that may stay empty. */
export const Optional = ({ children }: { children: string }) => {
  const { t } = useTranslation('common');
  return (
    <>
      {children}{' '}
      <Text muted className={css.optional}>
        {t('optional')}
      </Text>
    </>
  );
};
