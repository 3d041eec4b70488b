import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../../ui/records/notice.js';
import css from './layout.module.css';

interface BoundaryProps {
  children: ReactNode;
}

/** A screen that fails shows an error in its place; the navigation stays. */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className={css.failed}>
        <ErrorNotice error={error} onRetry={() => this.setState({ error: null })} />
      </div>
    );
  }
}
