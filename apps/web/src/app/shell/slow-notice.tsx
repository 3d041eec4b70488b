import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/connection.js';
import { useShowsOutline } from '../../lib/format/outlines.js';
import css from './slow-notice.module.css';

const USUAL_MS = 6_000;

const Sentence = () => {
  const { t } = useTranslation('common');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), USUAL_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isSlow && <span className={css.notice}>{t('connection.slow')}</span>;
};

/** Says of any page that is an outline for long that it is still being loaded. It lies over the page: nothing moves. */
export const SlowNotice = () => {
  const isWaiting = useShowsOutline();
  // Without a connection the banner explains the problem.
  const isHere = useConnection() === 'here';
  return <output className={css.place}>{isWaiting && isHere && <Sentence />}</output>;
};
