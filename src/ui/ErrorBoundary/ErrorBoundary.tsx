import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

export interface ErrorBoundaryProps {
  /** Name of the part in the report, such as "mini-cart". */
  name: string;
  /** The part whose failure must not affect the rest. */
  children: ReactNode;
  /** Shown instead of a failed part. @default nothing */
  fallback?: ReactNode;
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
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
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
    if (this.state.hasFailed) return fallback;
    // Server rendering has no error boundaries; the nearest Suspense contains a failure there.
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
