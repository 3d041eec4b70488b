import type { ComponentPropsWithoutRef } from 'react';
import css from './chip.module.css';

/** A small button for one choice or one applied filter. */
export const Chip = ({ on, ...rest }: ComponentPropsWithoutRef<'button'> & { on?: boolean }) => (
  <button type="button" className={css.chip} data-on={on || undefined} {...rest} />
);

export const Chips = (props: ComponentPropsWithoutRef<'div'>) => <div className={css.chips} {...props} />;
