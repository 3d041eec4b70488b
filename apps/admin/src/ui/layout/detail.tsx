import { Drawer, IconButton, useMediaQuery } from '@mui/material';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { ErrorNotice } from '../records/notice.js';
import { useRecordName } from './breadcrumbs.js';
import css from './detail.module.css';
import { FactsSkeleton } from './skeletons.js';
import { StepButtons } from './step-buttons.js';

export interface DetailContents {
  /** Above the name: when and by whom. */
  kicker: ReactNode;
  picture: ReactNode;
  /** In the way to the record. */
  name: string;
  title: ReactNode;
  under: ReactNode;
  body: ReactNode;
  /** The acts. */
  foot: ReactNode;
}

export interface DetailProps<T> {
  /** The address opened by closing. */
  backTo: string;
  query: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> };
  children: (record: T) => DetailContents;
}

/** A record beside its list on wide screens, over it on narrow ones. The address names it, so it can be sent on. */
export const Detail = <T,>({ backTo, query, children }: DetailProps<T>) => {
  const say = useSay();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 72em)', { noSsr: true });
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      // A question that is open takes the key for itself.
      if (event.key !== 'Escape' || document.querySelector('[aria-modal="true"]') !== null) return;
      void navigate(backTo);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [navigate, backTo]);
  const close = (): void => void navigate(backTo);

  const contents = query.data === undefined ? null : children(query.data);
  useRecordName(contents?.name ?? null);
  const panel = (
    <aside className={isWide ? css.aside : `${css.aside} ${css.sheet}`} aria-labelledby={headingId}>
      <header className={css.head}>
        <div className={css.kicker}>
          <span>{contents?.kicker}</span>
          <div className={css.ways}>
            <StepButtons />
            <IconButton onClick={close} aria-label={say('detail.close')}>
              <IconX size={20} stroke={1.75} />
            </IconButton>
          </div>
        </div>
        <div className={css.who}>
          {contents?.picture}
          <div>
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {contents?.title ?? say('detail.record')}
            </h2>
            <div className={css.under}>{contents?.under}</div>
          </div>
        </div>
      </header>
      <div className={css.body}>
        {contents?.body ??
          (query.error ? (
            <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <FactsSkeleton count={8} />
          ))}
      </div>
      <footer className={css.foot}>{contents?.foot}</footer>
    </aside>
  );
  return isWide ? (
    panel
  ) : (
    <Drawer open anchor="right" onClose={close} slotProps={{ paper: { 'aria-labelledby': headingId } }}>
      {panel}
    </Drawer>
  );
};

/** A part of a record under its own heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <h3>{title}</h3>
    {children}
  </section>
);
