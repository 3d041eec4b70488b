import { Component, type ReactNode } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { PageFrame } from '../ui/layout/layout.js';
import { ErrorState } from '../ui/feedback/states.js';

/** Shown in place of a page that failed; the rest of the frame stays usable. */
const RouteError = ({ error }: { error: unknown }) => (
  <PageFrame as="main">
    <ErrorState error={error} onRetry={() => window.location.reload()} />
  </PageFrame>
);

interface Props {
  place: Location;
  children: ReactNode;
}

interface State {
  broken: { error: unknown } | null;
  place: Location;
}

class Boundary extends Component<Props, State> {
  override state: State = { broken: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } };
  }

  /** Another address is another page, which may work. */
  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { broken: null, place };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === null ? this.props.children : <RouteError error={broken.error} />;
  }
}

/** Catches errors of the pages below it in the route table. */
export const PageBoundary = () => (
  <Boundary place={useLocation()}>
    <Outlet />
  </Boundary>
);
