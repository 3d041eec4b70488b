import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { DateText } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Desk } from './queries.js';

type One = Desk['deadlines'][number];

const RULES = {
  earliest_close: 'earliestCloseRule',
  answers_until: 'answersUntilRule',
  cancel_until: 'cancelUntilRule',
  closes_early: 'closesEarlyRule',
  part_closes: 'partClosesRule',
  part_cancel_until: 'cancelUntilRule',
} as const;

const useRule = (): ((of: One) => string) => {
  const { t } = useTranslation('desk');
  return ({ kind, figure }) => {
    if (kind === 'closes') return t('deadlines.closesRule');
    if (kind === 'repayment' || kind === 'late_repayment') return t('deadlines.repaymentRule');
    return t(`deadlines.${RULES[kind]}`, { count: figure ?? 0 });
  };
};

/** Days that an owner has to know, each with the rule that sets it and where that is written. */
export const Deadlines = ({ deadlines }: Pick<Desk, 'deadlines'>) => {
  const { t } = useTranslation('desk');
  const rule = useRule();
  const ruleSource = useRuleSource();
  if (deadlines.length === 0) return null;
  // Beside a part that is about to close, the campaign's own day is that of the others.
  const context = deadlines.some(({ kind }) => kind === 'part_closes') ? 'others' : undefined;
  return (
    <Panel as="section">
      <Stack gap={2}>
        <h2 className={textCss.title3}>{t('deadlines.title')}</h2>
        <Rows>
          {deadlines.map((one) => (
            <li key={one.kind}>
              <Text as="div" size="small" muted>
                {one.kind === 'cancel_until' ? t('deadlines.cancel_until', { context }) : t(`deadlines.${one.kind}`)}
              </Text>
              <b>{one.at === null ? <DateText value={one.dueOn ?? ''} /> : <Deadline value={one.at} />}</b>
              <Text as="div" size="small" muted>
                {rule(one)} {one.citation !== null && t('deadlines.source', { citation: ruleSource(one.citation) })}
              </Text>
            </li>
          ))}
        </Rows>
      </Stack>
    </Panel>
  );
};
