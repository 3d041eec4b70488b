import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Button } from '../inputs/button.js';
import { Question } from '../forms/question.js';

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
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        changes
        variant={danger ? 'outline' : 'default'}
        fullWidth={fullWidth ?? false}
        size={size}
        onClick={open}
      >
        {label}
      </Button>
      <Question
        opened={opened}
        title={title}
        confirm={confirm}
        keep={keep}
        onClose={close}
        onConfirm={async () => {
          await onConfirm();
          if (done !== undefined) notifications.show({ message: done });
          close();
        }}
      >
        {children}
      </Question>
    </>
  );
};
