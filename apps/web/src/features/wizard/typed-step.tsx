import { isUnanswered } from '@cairn/contracts/campaigns/wizard/completeness';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TypedPart } from './checklist.js';

type Parts = Readonly<Record<string, TypedPart>>;

const PartsContext = createContext<Parts>({});
/** Two contexts: a form that reports is not drawn again by its own report. */
const ReportContext = createContext<(name: string, part: TypedPart) => void>(() => undefined);

/** Keeps what the forms of a step hold, for the checklist beside them. */
export const TypedStepProvider = ({ children }: { children: ReactNode }) => {
  const [parts, setParts] = useState<Parts>({});
  const report = useCallback(
    (name: string, part: TypedPart) => setParts((before) => ({ ...before, [name]: part })),
    [],
  );
  return (
    <ReportContext value={report}>
      <PartsContext value={parts}>{children}</PartsContext>
    </ReportContext>
  );
};

export const useTypedParts = (): Parts => useContext(PartsContext);

/**
 * Reports the values of a form whenever they change, and which of them are wrong: those that the form has marked, and those
 * that it will mark once they are left.
 * @param faults fields that fail by themselves; the same function at each render
 */
export const useReportedForm = <Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  faults: (values: Values) => Promise<readonly string[]>,
): void => {
  const report = useContext(ReportContext);
  const { subscribe, getValues } = form;
  useEffect(() => {
    let latest = 0;
    const tell = async (values: Values, marked: readonly string[]): Promise<void> => {
      latest += 1;
      const turn = latest;
      // An empty field is missing and not wrong, and its answer may be stored elsewhere.
      const found = (await faults(values)).filter((field) => !isUnanswered(values[field]));
      // What was typed meanwhile is judged by its own turn.
      if (turn === latest) report(name, { values, marked: [...marked, ...found] });
    };
    // At once, so that no answer counts as missing while it is judged.
    report(name, { values: getValues(), marked: [] });
    void tell(getValues(), []);
    const stop = subscribe({
      formState: { values: true, errors: true },
      callback: ({ values, errors }) => void tell(values, Object.keys(errors ?? {})),
    });
    return () => {
      latest += 1;
      stop();
    };
  }, [report, name, subscribe, getValues, faults]);
};

/** Reports an answer of the step that no form holds, such as a picture. */
export const useReportedValue = (field: string, value: string | boolean | null): void => {
  const report = useContext(ReportContext);
  useEffect(() => report(field, { values: { [field]: value }, marked: [] }), [report, field, value]);
};
