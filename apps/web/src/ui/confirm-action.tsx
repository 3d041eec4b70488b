import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './confirm-action.module.css';
import { Stack } from './layout.js';
import { RefusalNotice } from './refusal-notice.js';

interface ConfirmActionProps {
  /** The words on the button that opens the question; they name the act, and the amount where money moves. */
  label: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /** The words of the two answers; the act's own where `confirm` is left out. */
  confirm?: ReactNode;
  keep: ReactNode;
  /** Said once it is done. */
  done?: string;
  danger?: boolean;
  fullWidth?: boolean;
  size?: 'sm' | 'md';
  onConfirm: () => Promise<unknown>;
}

/** An act that cannot be undone, behind a question with two answers of equal weight. */
export const ConfirmAction = ({
  label,
  title,
  children,
  confirm = label,
  keep,
  done,
  danger,
  fullWidth,
  size = 'md',
  onConfirm,
}: ConfirmActionProps) => {
  const { t } = useTranslation('common');
  const [opened, { open, close }] = useDisclosure();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const act = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm();
      if (done !== undefined) notifications.show({ message: done });
      close();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant={danger ? 'outline' : 'default'} fullWidth={fullWidth ?? false} size={size} onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
        <Stack>
          <RefusalNotice error={refusal} />
          {children}
          <div className={css.equal}>
            <Button variant="default" onClick={close} disabled={busy}>
              {keep}
            </Button>
            <Button variant="default" onClick={() => void act()} loading={busy}>
              {confirm}
            </Button>
          </div>
        </Stack>
      </Modal>
    </>
  );
};
