import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Called once, after the layout effects of everything below; not called if rendering threw. */
  readonly onCommit: () => void;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onCommit();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
