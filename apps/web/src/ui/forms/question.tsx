import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import css from '../feedback/confirm-action.module.css';
import { Stack } from '../layout/layout.js';
import { RefusalNotice } from '../feedback/refusal-notice.js';

interface QuestionProps {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The words of the two answers. */
  confirm: ReactNode;
  keep: ReactNode;
  /** Closes the question once it is done; rejects when the API refuses, which is then shown here. */
  onConfirm: () => Promise<unknown>;
  /** The other answer, or none. */
  onClose: () => void;
  /** Whether the focus returns to where it was; by default it does. */
  returnFocus?: boolean;
  /** Wider, for a question with figures. */
  size?: 'md' | 'lg';
}

/** A question with two answers of equal weight. */
export const Question = ({
  opened,
  title,
  children,
  confirm,
  keep,
  onConfirm,
  onClose,
  returnFocus = true,
  size = 'md',
}: QuestionProps) => {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const act = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      returnFocus={returnFocus}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <RefusalNotice error={refusal} />
        {children}
        <div className={css.equal}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {keep}
          </Button>
          <Button variant="default" onClick={() => void act()} loading={busy}>
            {confirm}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
};
