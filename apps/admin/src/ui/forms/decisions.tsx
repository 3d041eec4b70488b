import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { Decision } from './decision.js';
import { DecisionDialog } from './decision-dialog.js';
import css from './decisions.module.css';

const VARIANT = { primary: 'contained', secondary: 'outlined', danger: 'outlined' } as const;
const COLOR = { primary: 'primary', secondary: 'inherit', danger: 'error' } as const;

interface DecisionsProps {
  decisions: readonly Decision[];
  /** Acts that ask for more than a reason, in the same line. */
  children?: ReactNode;
}

/** The acts a record offers now, drawn from its lifecycle by the caller. A blocked one stays and shows the reason. */
export const Decisions = ({ decisions, children }: DecisionsProps) => {
  // As it was when it was pressed: a record that is reloaded automatically meanwhile is not the one decided on.
  const [open, setOpen] = useState<Decision | null>(null);
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const reasons = [...new Set(decisions.flatMap(({ blockedBy }) => (blockedBy === null ? [] : [blockedBy])))];
  if (decisions.length === 0 && !children) return null;
  return (
    <div className={css.bar}>
      {reasons.map((reason) => (
        <p key={reason} className={css.reason}>
          {reason}
        </p>
      ))}
      {decisions.map((decision) => (
        <Button
          key={decision.key}
          className={decision.tone === 'danger' ? css.first : undefined}
          variant={VARIANT[decision.tone]}
          color={COLOR[decision.tone]}
          disabled={decision.blockedBy !== null}
          onClick={() => setOpen(decision)}
        >
          {decision.label}
        </Button>
      ))}
      {children}
      {open !== null && (
        <DecisionDialog
          decision={open}
          typed={kept[open.key]}
          onReread={(text) => setKept({ ...kept, [open.key]: text })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};
