import { IconColumns3 } from '@tabler/icons-react';
import { ColumnsButton } from 'react-admin';
import css from './tool-button.module.css';

/** react-admin's column picker, styled as the other tools. */
export const ColumnPicker = () => (
  <span className={css.picker}>
    <ColumnsButton
      variant="outlined"
      color="inherit"
      startIcon={<IconColumns3 aria-hidden="true" size={16} stroke={2} />}
    />
  </span>
);
