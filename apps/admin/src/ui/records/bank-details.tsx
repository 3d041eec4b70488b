import type { Client } from '@cairn/client';
import { CALLED_OFF_STATES, type Wire } from '@cairn/contracts';
import type { BankDetails } from '@cairn/contracts/admin/admin.replies';
import { Button } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import css from './bank-details.module.css';
import { DecisionDialog } from '../forms/decision-dialog.js';
import { Facts } from './facts.js';
import { Money } from './money.js';
import { Code, Said, Strong } from './text.js';
import { useReasonField } from '../forms/use-reason-field.js';

/** Seconds that an account is shown (decision "bank details"). */
const SHOWN_SECONDS = 60;
const SECOND = 1_000;

type Details = Wire<BankDetails>;

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

const Copied = ({ text, label, isName = false }: CopiedProps) => {
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

const Shown = ({ details, until, onHide }: { details: Details; until: number; onHide: () => void }) => {
  const left = useTimeLeft(until, onHide);
  const say = useSay();
  const wordOf = useCodeWord();
  const box = useRef<HTMLElement>(null);
  // The button that opened it is gone; keyboard users continue from here.
  useEffect(() => box.current?.focus(), []);
  const { accountHolder, bankName, accountType, accountNumber, routingNumber, amount, currency, number } = details;
  return (
    <section ref={box} tabIndex={-1} aria-label={say('bank.shown')} className={css.box}>
      <div className={css.head}>
        <span role="timer">{say('bank.hides', { smart_count: Math.ceil(left / SECOND) })}</span>
        <Button size="small" color="inherit" onClick={onHide}>
          {say('bank.hide')}
        </Button>
      </div>
      <div className={css.left} style={{ inlineSize: `${(100 * left) / (SHOWN_SECONDS * SECOND)}%` }} />
      <div className={css.facts}>
        <Facts
          facts={[
            {
              label: say('bank.amount'),
              value: (
                <Strong>
                  <Money minor={amount} currency={currency} />
                </Strong>
              ),
            },
            {
              label: say('bank.holder'),
              value:
                accountHolder === null ? (
                  say('bank.no_holder')
                ) : (
                  <Copied text={accountHolder} label={say('bank.holder')} isName />
                ),
            },
            { label: say('bank.name'), value: <Said>{bankName}</Said> },
            { label: say('bank.type'), value: wordOf('bank.types', accountType) },
            { label: say('bank.routing'), value: <Copied text={routingNumber} label={say('bank.routing')} /> },
            { label: say('bank.account'), value: <Copied text={accountNumber} label={say('bank.account')} /> },
            { label: say('bank.purpose'), value: <Copied text={number} label={say('bank.purpose')} /> },
          ]}
        />
      </div>
    </section>
  );
};

interface RevealProps {
  /** State of the transfer: a cancelled one must not be paid. */
  state: string;
  /** Asks the server, with the reader's reason. */
  read: (client: Client, reason: string) => Promise<Details>;
  onShown: () => Promise<unknown>;
}

/**
 * A full bank account, shown for a minute after a reason and step-up authentication. Only this component holds it: it
 * is in no cache, and leaving the record discards it.
 */
export const BankDetailsReveal = ({ state, read, onShown }: RevealProps) => {
  const say = useSay();
  const client = useClient();
  const may = useMay();
  const field = useReasonField();
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<{ details: Details; until: number } | null>(null);
  const hide = useCallback(() => setShown(null), []);
  if (!may('bank_details.reveal') || CALLED_OFF_STATES.includes(state)) return null;
  if (shown !== null) return <Shown details={shown.details} until={shown.until} onHide={hide} />;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
        {say('bank.reveal')}
      </Button>
      {isAsking && (
        <DecisionDialog
          onClose={() => setIsAsking(false)}
          decision={{
            key: 'reveal',
            label: say('bank.reveal'),
            tone: 'secondary',
            blockedBy: null,
            title: say('bank.reveal_title'),
            body: say('bank.reveal_body', { seconds: SHOWN_SECONDS }),
            confirm: say('bank.reveal'),
            field,
            done: null,
            run: async (reason) => {
              const details = await read(client, reason);
              await onShown();
              setShown({ details, until: Date.now() + SHOWN_SECONDS * SECOND });
            },
          }}
        />
      )}
    </>
  );
};
