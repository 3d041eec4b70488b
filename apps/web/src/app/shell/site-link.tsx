import { Link, NavLink } from 'react-router-dom';
import type { SiteLink } from './use-menus.js';

interface MenuLinkProps {
  link: SiteLink;
  /** Marks the link of the page one is on. */
  isPlace?: boolean;
}

/** A link of the site's own menus, to a page of ours or to another site. */
export const MenuLink = ({ link: { title, to, isOutside, isNewTab }, isPlace = false }: MenuLinkProps) => {
  if (isOutside) {
    return (
      <a href={to} target={isNewTab ? '_blank' : undefined} rel="noopener nofollow noreferrer">
        {title}
      </a>
    );
  }
  // A part of a page is not a separate page, and is never "the current page".
  const Place = isPlace && !to.includes('#') ? NavLink : Link;
  return (
    <Place to={to} target={isNewTab ? '_blank' : undefined}>
      {title}
    </Place>
  );
};
