import { ChoiceField, DateField, IntegerField, TextField } from '../kernel/fields.js';

/** The figures that an operator sets where no law applies; amounts are minor units of the site's currency. */
export const OPERATOR_FIGURES = ['yearly_limit', 'yearly_limit_percent', 'reflection_days'] as const;
export type OperatorFigure = (typeof OPERATOR_FIGURES)[number];

/** The most that each may be. */
export const OPERATOR_FIGURE_MOST: Readonly<Record<OperatorFigure, number>> = {
  yearly_limit: 1_000_000_000_000,
  yearly_limit_percent: 100,
  reflection_days: 60,
};

/** A figure of `none` from a day on. */
export class RuleFigureRequest {
  @ChoiceField(OPERATOR_FIGURES)
  key: OperatorFigure;
  @IntegerField({ min: 0, max: 1_000_000_000_000 })
  value: number;
  @DateField()
  effectiveFrom: string;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}
