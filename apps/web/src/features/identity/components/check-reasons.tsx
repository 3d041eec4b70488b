import { useTranslation } from 'react-i18next';
import type { Check } from '../checks.js';
import css from './check.module.css';

/** Why a check was not passed, in plain words. */
export const CheckReasons = ({ check }: { check: Check }) => {
  const { t } = useTranslation('kyc');
  if (check.reasons.length === 0) return null;
  return (
    <ul className={css.list}>
      {check.reasons.map((reason) => (
        <li key={reason}>{t(`reasons.${reason}`)}</li>
      ))}
    </ul>
  );
};
