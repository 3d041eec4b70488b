import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { holdLeaving } from '../../lib/navigation/leave-hold.js';
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
  const [leave, hold] = useState<{ proceed: () => void } | null>(null);
  const stay = () => hold(null);

  useEffect(() => {
    if (!dirty) return undefined;
    return holdLeaving(({ from, to, proceed }) => {
      const isHeld = from.pathname !== to.pathname && to.pathname !== paths.login;
      if (isHeld) hold({ proceed });
      return isHeld;
    });
  }, [dirty]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  if (leave === null || !dirty) return null;
  const goOn = () => {
    stay();
    leave.proceed();
  };
  return (
    <Modal opened onClose={stay} title={t('unsaved.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack>
        <p>{t('unsaved.text')}</p>
        <div className={css.equal}>
          <Button variant="default" onClick={stay}>
            {t('unsaved.stay')}
          </Button>
          <Button variant="default" onClick={goOn}>
            {t('unsaved.leave')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
};
