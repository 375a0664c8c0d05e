import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { reportProblem } from '#src/lib/reportProblem.ts';

export interface ErrorBoundaryProps {
  /** Names the part in the report: "mini-cart". */
  name: string;
  /** The part that may die without taking the rest along. */
  children: ReactNode;
  /** Shown instead of a part that died. @default nothing */
  fallback?: ReactNode;
  /** Is told once. @default a warning for developers */
  onError?: (error: Error, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/**
 * Keeps a part that dies from taking the page with it; it is reported once (BEY-08). On the server a part that throws is
 * left to the browser, which tries again.
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
    // A server render has no error boundaries; a failure there stays inside the nearest Suspense.
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
