import { useSay } from '../app/words.js';
import { Code, Hidden, Said } from '../ui/text.js';
import css from './audit.module.css';
import { changesBetween } from './changes-between.js';

interface ChangesProps {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Before struck out, after under it; both carry their word for those who do not see the line. */
export const Changes = ({ before, after }: ChangesProps) => {
  const say = useSay();
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={css.changes}>
      {changes.map((change) => (
        <div key={change.field} className={css.change}>
          <dt>
            <Code>{change.field}</Code>
          </dt>
          {change.before !== null && (
            <dd className={css.before}>
              <Hidden>{say('audit.before')} </Hidden>
              <Said>{change.before}</Said>
            </dd>
          )}
          {change.after !== null && (
            <dd className={css.after}>
              <Hidden>{say('audit.after')} </Hidden>
              <Said>{change.after}</Said>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
