import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ResourceName } from '../../lib/data/resources.js';
import css from './tabs.module.css';
import { WaitingCount } from '../lists/waiting-count.js';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  current: Key;
  onChange: (key: Key) => void;
  children: ReactNode;
}

/** One place for several views of a record. Arrow keys move along the row, in the direction it is read. */
export const Tabs = <Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) => {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const isRtl = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex(({ key }) => key === current);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <div className={css.root}>
      <div ref={row} className={css.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" className={css.panel} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
};

interface TabLinksProps {
  label: string;
  /** A link whose list has a queue bears the number that waits there. */
  links: readonly { to: string; label: string; list?: ResourceName }[];
  /** The address that is open, where it is not the one in the browser. */
  current?: string;
}

/** Pages that belong together, each with its own address. */
export const TabLinks = ({ label, links, current }: TabLinksProps) => {
  const { pathname } = useLocation();
  return (
    <nav className={`${css.tabs} ${css.links}`} aria-label={label}>
      {links.map(({ to, label: word, list }) => (
        <Link key={to} to={to} className={css.tab} aria-current={(current ?? pathname) === to ? 'page' : undefined}>
          {word} {list !== undefined && <WaitingCount lists={[list]} className={css.count} />}
        </Link>
      ))}
    </nav>
  );
};
