import { useEffect, useRef, type ReactNode } from 'react';

/** What an answer adds to a form below its fields: brought into view, and read out. */
export const Revealed = ({ label, children }: { label: string; children: ReactNode }) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
};
