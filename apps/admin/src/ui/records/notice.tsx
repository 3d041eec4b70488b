import { ApiError } from '@cairn/client';
import { bankReasonWithCode } from '@cairn/i18n/bank-reasons';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCalendarDate } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import css from './notice.module.css';
import { Code, Said } from './text.js';

interface NoticeProps {
  tone: 'danger' | 'warning' | 'info' | 'success';
  children: ReactNode;
}

export const Notice = ({ tone, children }: NoticeProps) => {
  const Icon = tone === 'danger' || tone === 'warning' ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon aria-hidden="true" size={20} stroke={1.75} />
      <div className={css.body}>{children}</div>
    </div>
  );
};

/** The reason for a refusal, as it was written; the code of a bank with what it means. */
export const ReasonNotice = ({ label, reason }: { label: string; reason: string | null }) => {
  const language = useLanguage();
  return reason === null ? null : (
    <Notice tone="danger">
      <p>
        {label} <Said>{bankReasonWithCode(language, reason)}</Said>
      </p>
    </Notice>
  );
};

/** Why a campaign cannot be closed before its date (17 CFR 227.304(b)). */
const EARLY_CLOSE = ['days', 'target', 'deadline'] as const;

/** The message of a failure: the server's, or ours when there was no answer. */
export function useErrorText(): (error: unknown) => string {
  const say = useSay();
  const language = useLanguage();
  return (error) => {
    if (!(error instanceof ApiError)) return say('errors.console');
    if (error.code === 'offline') return say('errors.offline');
    if (error.code === 'network') return say('errors.network');
    if (error.code === 'server.unavailable') return say('errors.unavailable');
    const { earliest, why, days } = error.params;
    const source = typeof error.params['source'] === 'string' ? error.params['source'] : '';
    const early = EARLY_CLOSE.find((reason) => reason === why);
    if (error.code === 'campaign.early_close_refused' && early !== undefined) {
      return say(`errors.early_close.${early}`, { smart_count: Number(days ?? 0), source });
    }
    if (error.code === 'campaign.closing_too_early' && typeof earliest === 'string') {
      return say('errors.closing_too_early', { earliest: formatCalendarDate(language, earliest.slice(0, 10)), source });
    }
    return error.message === '' ? say('errors.console') : error.message;
  };
}

interface ErrorNoticeProps {
  error: unknown;
  onRetry?: () => void;
}

/** A failure with its sentence, its fields, and the reference that finds it in the log. */
export const ErrorNotice = ({ error, onRetry }: ErrorNoticeProps) => {
  const say = useSay();
  const textOf = useErrorText();
  const text = textOf(error);
  // The sentence of a single field is often that of the failure: it is shown once.
  const fields = error instanceof ApiError ? error.fields.filter(({ msg }) => msg !== text) : [];
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <Notice tone="danger">
      <p>{text}</p>
      {fields.length > 0 && (
        <ul className={css.fields}>
          {fields.map(({ field, msg }) => (
            <li key={field}>{msg}</li>
          ))}
        </ul>
      )}
      {reference !== null && (
        <p>
          {say('errors.reference')} <Code>{reference}</Code>
        </p>
      )}
      {onRetry !== undefined && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {say('errors.retry')}
        </button>
      )}
    </Notice>
  );
};
