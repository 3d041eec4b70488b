import type { Client } from '@cairn/client';
import type { AdminPermission } from '@cairn/contracts';
import { REVEAL_SECONDS } from '@cairn/contracts/admin/reveal';
import { Button } from '@mui/material';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import { DecisionDialog } from '../forms/decision-dialog.js';
import { useReasonField } from '../forms/use-reason-field.js';
import css from './reveal.module.css';
import { Code, Said } from './text.js';

const SECOND = 1_000;

/** Milliseconds left until an instant, by the clock, so that a tab that slept hides at once; calls back at its end. */
function useTimeLeft(until: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) onEnd();
    }, SECOND / 4);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return Math.max(0, until - now);
}

interface CopiedProps {
  text: string;
  label: string;
  /** Names keep their own direction; numbers run left to right. */
  isName?: boolean;
}

/** A revealed value, with a button that copies it. */
export const Copied = ({ text, label, isName = false }: CopiedProps) => {
  const say = useSay();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <span className={css.value}>
      {isName ? <Said>{text}</Said> : <Code>{text}</Code>}
      <Button
        size="small"
        color="inherit"
        aria-label={say('bank.copy', { what: label })}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {say(isCopied ? 'bank.copied' : 'bank.copy_short')}
      </Button>
    </span>
  );
};

interface ShownProps {
  label: string;
  until: number;
  onHide: () => void;
  children: ReactNode;
}

const Shown = ({ label, until, onHide, children }: ShownProps) => {
  const left = useTimeLeft(until, onHide);
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  // The button that opened it is gone; keyboard users continue from here.
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={css.box}>
      <div className={css.head}>
        <span role="timer">{say('bank.hides', { smart_count: Math.ceil(left / SECOND) })}</span>
        <Button size="small" color="inherit" onClick={onHide}>
          {say('bank.hide')}
        </Button>
      </div>
      <div className={css.left} style={{ inlineSize: `${(100 * left) / (REVEAL_SECONDS * SECOND)}%` }} />
      <div className={css.facts}>{children}</div>
    </section>
  );
};

interface RevealProps<Value> {
  permission: AdminPermission;
  /** On the button, and of what is shown. */
  words: { button: string; title: string; body: string; shown: string };
  /** Beside a masked value, rather than on a line of its own. */
  isSmall?: boolean;
  /** Asks the server, with the reader's reason. */
  read: (client: Client, reason: string) => Promise<Value>;
  onShown?: () => Promise<unknown>;
  children: (value: Value) => ReactNode;
}

/**
 * SEC-50: a personal value, shown for a minute after a reason and step-up authentication. Only this component holds it: it
 * is in no cache, and leaving the record discards it.
 */
export const Reveal = <Value,>({ permission, words, isSmall = false, read, onShown, children }: RevealProps<Value>) => {
  const client = useClient();
  const may = useMay();
  const field = useReasonField();
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<{ value: Value; until: number } | null>(null);
  const hide = useCallback(() => setShown(null), []);
  if (!may(permission)) return null;
  if (shown !== null) {
    return (
      <Shown label={words.shown} until={shown.until} onHide={hide}>
        {children(shown.value)}
      </Shown>
    );
  }
  return (
    <>
      <Button
        variant={isSmall ? 'text' : 'outlined'}
        size={isSmall ? 'small' : 'medium'}
        color="inherit"
        className={isSmall ? css.small : ''}
        onClick={() => setIsAsking(true)}
      >
        {words.button}
      </Button>
      {isAsking && (
        <DecisionDialog
          onClose={() => setIsAsking(false)}
          decision={{
            key: 'reveal',
            label: words.button,
            tone: 'secondary',
            blockedBy: null,
            title: words.title,
            body: words.body,
            confirm: words.button,
            field,
            done: null,
            run: async (reason) => {
              const value = await read(client, reason);
              await onShown?.();
              setShown({ value, until: Date.now() + REVEAL_SECONDS * SECOND });
            },
          }}
        />
      )}
    </>
  );
};
