import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/layout.js';
import { Notice } from '../layout/surface.js';
import { textCss } from '../text/text.js';

interface Fault {
  label: string;
  control: HTMLElement;
}

/** How every input of the kit marks an invalid value. */
export const INVALID = '[aria-invalid="true"]';

const textOf = (node: Element | null | undefined): string => node?.textContent?.trim() ?? '';

/** The words above a field, or of the group it belongs to. */
const labelOf = (control: HTMLElement): string => {
  if (control instanceof HTMLFieldSetElement) return textOf(control.querySelector('legend'));
  const labels =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLButtonElement
      ? control.labels
      : null;
  return textOf(labels?.[0]) || (control.getAttribute('aria-label') ?? '');
};

const faultsIn = (form: HTMLFormElement): Fault[] =>
  [...form.querySelectorAll<HTMLElement>(INVALID)]
    .map((control) => ({ control, label: labelOf(control) }))
    .filter(({ label }) => label !== '');

const goTo = ({ control }: Fault): void => {
  const target = control instanceof HTMLFieldSetElement ? control.querySelector<HTMLElement>('input') : control;
  target?.focus();
};

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the form has been sent at least once. */
  shown: boolean;
}

/** Opens a form that was refused at more than one field: each is named, and leads there. */
export const ErrorSummary = ({ form, shown }: ErrorSummaryProps) => {
  const { t } = useTranslation('common');
  const [faults, setFaults] = useState<Fault[]>([]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const marks = new MutationObserver(() => setFaults(faultsIn(element)));
    marks.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    return () => marks.disconnect();
  }, [form]);
  if (!shown || faults.length < 2) return null;
  return (
    <Notice tone="danger">
      <Stack gap={2}>
        <b>{t('error.summary', { count: faults.length })}</b>
        <ul>
          {faults.map((fault, at) => (
            <li key={at}>
              <button type="button" className={textCss.link} onClick={() => goTo(fault)}>
                {fault.label}
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Notice>
  );
};
