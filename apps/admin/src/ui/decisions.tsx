import { Button } from '@mui/material';
import { useState } from 'react';
import type { Decision } from './decision.js';
import { DecisionDialog } from './decision-dialog.js';
import css from './decisions.module.css';

const VARIANT = { primary: 'contained', secondary: 'outlined', danger: 'outlined' } as const;
const COLOR = { primary: 'primary', secondary: 'inherit', danger: 'error' } as const;

/** The acts a record offers now, drawn from its lifecycle by the caller. A blocked one stays and says why. */
export const Decisions = ({ decisions }: { decisions: readonly Decision[] }) => {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = decisions.find(({ key }) => key === openKey);
  const reasons = [...new Set(decisions.flatMap(({ blockedBy }) => (blockedBy === null ? [] : [blockedBy])))];
  if (decisions.length === 0) return null;
  return (
    <div className={css.bar}>
      {reasons.map((reason) => (
        <p key={reason} className={css.reason}>
          {reason}
        </p>
      ))}
      {decisions.map(({ key, label, tone, blockedBy }) => (
        <Button
          key={key}
          className={tone === 'danger' ? css.first : undefined}
          variant={VARIANT[tone]}
          color={COLOR[tone]}
          disabled={blockedBy !== null}
          onClick={() => setOpenKey(key)}
        >
          {label}
        </Button>
      ))}
      {open !== undefined && <DecisionDialog decision={open} onClose={() => setOpenKey(null)} />}
    </div>
  );
};
