import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { join } from './join.js';
import css from './text.module.css';

interface TextProps extends ComponentPropsWithoutRef<'span'> {
  as?: ElementType;
  size?: 'small' | 'xs';
  muted?: boolean;
  strong?: boolean;
}

/** Words of the interface in one of the text sizes. */
export const Text = ({ as: Tag = 'span', size, muted, strong, className, ...rest }: TextProps) => (
  <Tag className={join(size && css[size], muted && css.muted, strong && css.strong, className)} {...rest} />
);

/** A paragraph that introduces a page. */
export const Lede = (props: ComponentPropsWithoutRef<'p'>) => <p className={css.lede} {...props} />;

/** A link inside the product, in the accent. */
export const TextLink = ({ className, ...rest }: LinkProps) => <Link className={join(css.link, className)} {...rest} />;

/** Something to press that reads like a link: it acts here and leads nowhere. */
export const TextButton = ({ className, ...rest }: ComponentPropsWithoutRef<'button'>) => (
  <button type="button" className={join(css.link, className)} {...rest} />
);

/** Words for a screen reader only. */
export const Hidden = ({ as: Tag = 'span', ...rest }: TextProps) => <Tag className={css.srOnly} {...rest} />;

/** Words written by people keep their own direction. */
export const PersonText = ({ as: Tag = 'p', className, ...rest }: TextProps) => (
  <Tag dir="auto" className={className} {...rest} />
);

export { css as textCss };
