import { ApiError } from '@cairn/client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { isRefusal } from '../../lib/api/refusals.js';
import { stepUp, useStepUpAsked } from '../../lib/api/step-up.js';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.js';
import { useErrorWords } from '../../lib/api/use-error-words.js';
import { ErrorSummary, INVALID } from './error-summary.js';
import css from './form.module.css';
import { Stack } from '../layout/layout.js';
import { useIsOver } from '../feedback/refusal-notice.js';
import { Notice } from '../layout/surface.js';
import { Hidden } from '../text/text.js';

const OVERTAKEN: readonly string[] = ['campaign.overtaken', 'user.overtaken', 'kyc.overtaken'];

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Rejects when the API refuses; the refusal is then shown here and at its fields. */
  onSubmit: (values: Values) => Promise<void>;
  children: ReactNode;
  gap?: 3 | 4 | 5 | 6 | 7;
  label?: string;
  /** The address to which a browser without scripts sends the form; without it, the form needs scripts. */
  action?: string | undefined;
  /** Said when it fails for no reason of the form's: what was not done. */
  failure?: string;
  /** Called when a field is wrong, and nothing was sent: the rest of the form can be checked along with it. */
  onInvalid?: () => Promise<unknown>;
  /** Loads what was stored elsewhere meanwhile; offered when the API refused to overwrite it. */
  onLoadOther?: () => Promise<void>;
}

/** A form: locked while it is sent, errors of the API at the fields they belong to, the rest above. */
export const Form = <Values extends FieldValues>({
  form,
  onSubmit,
  children,
  gap = 5,
  label,
  action,
  failure,
  onInvalid,
  onLoadOther,
}: FormProps<Values>) => {
  const { t } = useTranslation('common');
  const words = useErrorWords('act');
  const [refused, setRefused] = useState<{ text: string; error: unknown }>();
  const isOver = useIsOver(refused?.error);
  const refusal = isOver ? undefined : refused?.text;
  const isOvertaken = onLoadOther && refused?.error instanceof ApiError && OVERTAKEN.includes(refused.error.code);
  // SEC-14: a form that was sent during step-up authentication continues it; any other waits for its reader.
  const [givesProof, setGivesProof] = useState(false);
  const isProofAsked = useStepUpAsked();
  const element = useRef<HTMLFormElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const { isSubmitting, submitCount } = form.formState;

  /** Shows each error at its field; one without a field, or with one that is not here, is shown above. */
  const refuse = (error: unknown): void => {
    const fields = error instanceof ApiError ? error.fields : [];
    const here = fields.filter(({ field }) => field in form.getValues());
    const elsewhere = fields.filter(({ field }) => !(field in form.getValues())).map(({ msg }) => msg);
    for (const { field, msg } of here) form.setError(field as FieldPath<Values>, { type: 'server', message: msg });
    const isRefused = isRefusal(error) || (error instanceof ApiError && error.code === 'offline');
    if (fields.length === 0) setRefused({ error, text: isRefused ? words(error) : (failure ?? words(error)) });
    else if (elsewhere.length > 0) setRefused({ error, text: elsewhere.join(' ') });
  };

  const submit = async (values: Values): Promise<void> => {
    setRefused(undefined);
    setGivesProof(stepUp.isAsked());
    try {
      await onSubmit(values);
    } catch (error) {
      refuse(error);
    }
  };

  // Only an unlocked field can take the focus: the first that was refused, or else the words above.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>(INVALID);
    if (invalid) (invalid.querySelector<HTMLElement>('input') ?? invalid).focus();
    else if (refusal) head.current?.focus();
  }, [isSubmitting, submitCount, refusal]);

  return (
    <form
      ref={element}
      // The form's own rules use our messages; without scripts, the browser's.
      noValidate={isHydrated}
      // Never in the address, where a password would stay in the history: without scripts it goes nowhere else.
      method="post"
      action={action}
      aria-label={label}
      onSubmit={(event) => void form.handleSubmit(submit, onInvalid)(event)}
    >
      <fieldset className={css.fields} disabled={isSubmitting} aria-busy={isSubmitting}>
        <Hidden as="output">{isSubmitting && (givesProof || !isProofAsked) && t('error.updating')}</Hidden>
        <Stack gap={gap}>
          {action === undefined && (
            <noscript>
              <Notice tone="warning">{t('connection.formNeedsScripts')}</Notice>
            </noscript>
          )}
          <div ref={head} tabIndex={-1} className={css.head}>
            {refusal && (
              <Notice tone="danger">
                {refusal}
                {isOvertaken && (
                  <Button variant="default" size="sm" onClick={() => void onLoadOther?.()}>
                    {t('error.loadOther')}
                  </Button>
                )}
              </Notice>
            )}
            <ErrorSummary form={element} shown={submitCount > 0} />
          </div>
          {children}
        </Stack>
      </fieldset>
    </form>
  );
};
