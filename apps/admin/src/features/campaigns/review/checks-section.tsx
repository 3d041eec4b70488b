import type { Wire } from '@cairn/contracts';
import type { ReviewCheck } from '@cairn/contracts/campaigns/review/review.replies';
import { Checkbox, FormControlLabel } from '@mui/material';
import { useSay } from '../../../lib/words/words.js';
import { Section } from '../../../ui/layout/detail.js';
import { Moment, Muted, Said } from '../../../ui/records/text.js';
import css from './desk.module.css';
import type { ReviewDesk } from './use-review-desk.js';

interface ChecksSectionProps {
  checks: readonly Wire<ReviewCheck>[];
  /** Null where nothing is ticked any more. */
  desk: ReviewDesk | null;
  /** Why the reader cannot tick them, though the submission waits. */
  blockedBy: string | null;
}

/** The checklist of the newest submission: what is left, and who checked the rest and when. */
export const ChecksSection = ({ checks, desk, blockedBy }: ChecksSectionProps) => {
  const say = useSay();
  const done = checks.filter(({ doneBy }) => doneBy !== null).length;
  const isLocked = desk === null || blockedBy !== null;
  if (checks.length === 0 || (desk === null && done === 0)) return null;
  return (
    <Section title={say('review.checks')}>
      <Muted>{say('review.checks_done', { done: String(done), all: String(checks.length) })}</Muted>
      {blockedBy !== null && <p>{blockedBy}</p>}
      <div className={css.checks}>
        {checks.map(({ code, doneBy, doneAt }) => (
          <FormControlLabel
            key={code}
            className={css.check}
            disabled={isLocked}
            control={
              <Checkbox
                size="small"
                checked={doneBy !== null}
                disabled={isLocked || desk.isBusy}
                onChange={(_event, isDone) => desk?.check(code, isDone)}
              />
            }
            label={
              <>
                {say(`review.check_points.${code}`)}
                {doneBy !== null && doneAt !== null && (
                  <>
                    <br />
                    <Muted>
                      <Said>{doneBy}</Said>
                      {say('list.separator')}
                      <Moment at={doneAt} />
                    </Muted>
                  </>
                )}
              </>
            }
          />
        ))}
      </div>
    </Section>
  );
};
