import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

export interface ErrorBoundaryProps {
  /** Name of the part in the report, such as "mini-cart". */
  name: string;
  /** The part whose failure must not affect the rest. */
  children: ReactNode;
  /** Shown instead of a failed part. @default nothing */
  fallback?: ReactNode;
  /** Shown while the part suspends, also in a server's markup. @default the fallback */
  waiting?: ReactNode;
  /** Called once with the error. @default a warning for developers */
  onError?: (error: Error, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/**
 * Contains a rendering error to one part of the page and reports it once. If a part fails on the server, the
 * browser renders it again.
 *
 * @example <ErrorBoundary name="top-banner"><TopBanner /></ErrorBoundary>
 */
export const ErrorBoundary = ({ children, waiting, ...props }: ErrorBoundaryProps) => (
  <ErrorCatcher {...props}>
    {/* Server rendering has no error boundaries; the nearest Suspense contains a failure there. */}
    <Suspense fallback={waiting ?? props.fallback ?? null}>{children}</Suspense>
  </ErrorCatcher>
);

/** The same in a browser, for content of the library's own that does not suspend: no Suspense boundary on a server. */
export class ErrorCatcher extends Component<Omit<ErrorBoundaryProps, 'waiting'>, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { name, onError } = this.props;
    if (onError) onError(error, info);
    else reportProblem(`The part “${name}” failed and is not shown: ${error.message}`);
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
