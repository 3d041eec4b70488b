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

/** Reports the values of a form and its marked fields whenever they change. */
export const useReportedForm = <Values extends FieldValues>(name: string, form: UseFormReturn<Values>): void => {
  const report = useContext(ReportContext);
  const { subscribe, getValues } = form;
  useEffect(() => {
    report(name, { values: getValues(), marked: [] });
    return subscribe({
      formState: { values: true, errors: true },
      callback: ({ values, errors }) => report(name, { values, marked: Object.keys(errors ?? {}) }),
    });
  }, [report, name, subscribe, getValues]);
};

/** Reports an answer of the step that no form holds, such as a picture. */
export const useReportedValue = (field: string, value: string | boolean | null): void => {
  const report = useContext(ReportContext);
  useEffect(() => report(field, { values: { [field]: value }, marked: [] }), [report, field, value]);
};
