import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { Button } from '../inputs/button.js';
import { paths } from '../../lib/page/paths.js';
import css from '../feedback/confirm-action.module.css';
import { Stack } from '../layout/layout.js';

interface LeaveGuardProps {
  /** Whether something has been typed that is not stored. */
  dirty: boolean;
}

/** Asks before what was typed and not stored is left behind. A session that has ended is not held up. */
export const LeaveGuard = ({ dirty }: LeaveGuardProps) => {
  const { t } = useTranslation('common');
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) =>
    dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== paths.login;
  const blocker = useBlocker(blocks);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Modal opened onClose={blocker.reset} title={t('unsaved.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack>
        <p>{t('unsaved.text')}</p>
        <div className={css.equal}>
          <Button variant="default" onClick={blocker.reset}>
            {t('unsaved.stay')}
          </Button>
          <Button variant="default" onClick={blocker.proceed}>
            {t('unsaved.leave')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
};
