import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../inputs/button.js';
import { Icon } from '../brand/icon.js';
import { Row } from '../layout/layout.js';
import { PhoneBar } from '../layout/phone-bar.js';
import css from './step-foot.module.css';

interface StepFootProps {
  back: { to: string; label: ReactNode };
  /** What is paid, and until when that can be undone: beside the action, which stays at a phone's foot for it. */
  sum?: ReactNode;
  /** The one way on. */
  children: ReactNode;
}

/** The foot of a step: back without loss, and on. */
export const StepFoot = ({ back, sum, children }: StepFootProps) => (
  <Row between flow className={css.foot}>
    <Button
      component={Link}
      to={back.to}
      variant="subtle"
      leftSection={<Icon of={IconArrowLeft} size="small" directional />}
    >
      {back.label}
    </Button>
    {sum === undefined ? (
      children
    ) : (
      <PhoneBar>
        <div className={css.sum}>{sum}</div>
        {children}
      </PhoneBar>
    )}
  </Row>
);
