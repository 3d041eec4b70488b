import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { useViewReason } from '../../lib/api/view-reason.js';
import { join } from '../text/join.js';
import css from './button.module.css';

/** How a button looks. */
export interface ButtonLook {
  variant?: 'filled' | 'default' | 'subtle' | 'outline';
  size?: 'compact-sm' | 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  /** The action is in progress: the button cannot be pressed again. */
  loading?: boolean;
  disabled?: boolean;
  /** Whether a press changes something: what an admin who views the site as somebody cannot; sending a form does, unless said. */
  changes?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type ButtonProps<Tag extends ElementType> = ButtonLook & { component?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof ButtonLook | 'component'
  >;

/** A button, or with `component` a link that looks like one. */
export const Button = <Tag extends ElementType = 'button'>({
  component,
  variant = 'filled',
  size = 'md',
  fullWidth,
  loading,
  disabled,
  changes,
  leftSection,
  rightSection,
  className,
  children,
  ...rest
}: ButtonProps<Tag>) => {
  const Component: ElementType = component ?? 'button';
  const viewed = useViewReason();
  const isRefused = viewed !== null && component === undefined && (changes ?? rest['type'] === 'submit');
  const isOff = disabled === true || loading === true || isRefused;
  return (
    <Component
      type={component === undefined ? 'button' : undefined}
      {...rest}
      title={isRefused ? viewed : (rest as { title?: string }).title}
      className={join(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      data-loading={loading || undefined}
      data-disabled={isOff || undefined}
      disabled={component === undefined ? isOff : undefined}
    >
      {leftSection && <span className={css.section}>{leftSection}</span>}
      <span className={css.label}>{children}</span>
      {rightSection && <span className={css.section}>{rightSection}</span>}
    </Component>
  );
};
