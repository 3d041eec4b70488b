import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Icon } from '../../../ui/brand/icon.js';
import { Row } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import type { HelpTopicData } from '../../../lib/site/help.queries.js';
import css from './questions.module.css';

/** Questions one under another, each leading to its answer. */
export const QuestionRows = ({ questions }: { questions: HelpTopicData['questions'] }) => (
  <Rows className={css.rows}>
    {questions.map(({ id, slug, question }) => (
      <Row as="li" key={id}>
        <Link to={paths.helpQuestion(slug)}>{question}</Link>
        <Icon of={IconChevronRight} size="small" directional />
      </Row>
    ))}
  </Rows>
);
