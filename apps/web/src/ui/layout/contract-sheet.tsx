import type { ReactNode } from 'react';
import { Stack, type StackProps } from './layout.js';
import { Panel } from './surface.js';
// After the panel's own, which it changes.
import css from './contract-sheet.module.css';

/** The sheet on which a contract is read before it is signed. */
export const ContractSheet = ({ children }: { children: ReactNode }) => (
  <Panel className={css.sheet}>
    <Stack gap={5}>{children}</Stack>
  </Panel>
);

interface ContractClausesProps extends Omit<StackProps, 'as' | 'className' | 'centred'> {
  /** Between the clauses: more where each has a title. */
  gap: 3 | 4;
}

/** The clauses of a contract, numbered. */
export const ContractClauses = ({ gap, ...rest }: ContractClausesProps) => (
  <Stack as="ol" gap={gap} className={css.clauses} {...rest} />
);
