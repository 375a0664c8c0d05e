import { Component, type ReactNode, Suspense } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

interface HeaderPartProps {
  /** What the part is, for the report. */
  name: string;
  children: ReactNode;
}

/**
 * Holds one part of the header: when it breaks, the others go on, and developers hear of it once (BEY-08). It is also
 * the seam along which React hydrates the header in small steps.
 */
export class HeaderPart extends Component<HeaderPartProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    reportProblem(`The header's part "${this.props.name}" broke and is left out: ${reason}`);
  }

  override render() {
    return this.state.isBroken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
