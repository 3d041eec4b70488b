import { ApiError } from '@cairn/client';
import { useState, type ReactNode } from 'react';
import { ErrorNotice } from '../records/notice.js';

/** Somebody has changed meanwhile what a form began with. */
const OVERTAKEN: ReadonlySet<string> = new Set(['review.overtaken', 'settings.overtaken']);

/** The server's errors: beside their field, the others in a notice. */
export function useFieldErrors(): {
  of(field: string): string | undefined;
  take(error: unknown): void;
  /** What is wrong with each field before anything is sent. @returns whether nothing is */
  check(problems: Readonly<Record<string, string | null>>): boolean;
  clear(): void;
  /** Whether the form has to be read again before it can be sent. */
  isOvertaken: boolean;
  other: ReactNode;
} {
  const [failure, setFailure] = useState<unknown>(null);
  const fields = failure instanceof ApiError ? failure.fields : [];
  return {
    of: (field) => fields.find((one) => one.field === field)?.msg,
    take: setFailure,
    check: (problems) => {
      const wrong = Object.entries(problems).flatMap(([field, msg]) =>
        msg === null ? [] : [{ field, msg, code: 'validation.required' }],
      );
      setFailure(wrong.length === 0 ? null : new ApiError(400, 'request.invalid', '', {}, wrong));
      return wrong.length === 0;
    },
    clear: () => setFailure(null),
    isOvertaken: failure instanceof ApiError && OVERTAKEN.has(failure.code),
    other: failure !== null && fields.length === 0 ? <ErrorNotice error={failure} /> : null,
  };
}
