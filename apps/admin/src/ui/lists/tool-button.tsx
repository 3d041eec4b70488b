import { Button } from '@mui/material';
import type { Icon } from '@tabler/icons-react';
import css from './tool-button.module.css';

interface ToolButtonProps {
  icon: Icon;
  label: string;
  onClick: () => void;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Whether what it opens is open. */
  isOpen?: boolean;
}

/** An act on a list: its picture and its word, the picture alone where the list has no room beside an open record. */
export const ToolButton = ({
  icon: Picture,
  label,
  onClick,
  isBusy = false,
  isDisabled = false,
  isOpen,
}: ToolButtonProps) => (
  <Button
    className={css.tool}
    variant="outlined"
    color="inherit"
    title={label}
    disabled={isDisabled || isBusy}
    aria-busy={isBusy}
    aria-expanded={isOpen}
    onClick={onClick}
  >
    <Picture aria-hidden="true" size={16} stroke={2} />
    <span className={css.word}>{label}</span>
  </Button>
);
