import type { ReactNode } from 'react';
import type { PageFrame } from '#server/model/pageState.ts';
import { ConsentPanel, CountrySuggestion, ErrorBoundary, Footer, PreviewPanel } from '#src/index.ts';
import { PageHeader } from './PageHeader.tsx';

interface ShellProps {
  state: PageFrame;
  /** The page's own content. */
  children: ReactNode;
}

/** The id of the page's main part, where the skip link leads (HDR-14). */
const MAIN_ID = 'main';

/**
 * The frame of every page: header, main part, newsletter and footer. Each region is a boundary of its own, so that the
 * browser takes the page over in small steps and a dead region leaves the others working (BEY-08).
 */
export function Shell({ state, children }: ShellProps) {
  return (
    <>
      {state.consent && (
        <ErrorBoundary name="consent">
          <ConsentPanel
            initialView={state.consent.view}
            initialChoice={state.consent.choice}
            target={state.consent.target}
          />
        </ErrorBoundary>
      )}
      <ErrorBoundary name="header">
        <PageHeader state={state} mainId={MAIN_ID} />
      </ErrorBoundary>
      <main id={MAIN_ID} tabIndex={-1} data-vitrine="page">
        <ErrorBoundary name="page">{children}</ErrorBoundary>
      </main>
      <ErrorBoundary name="footer">
        <Footer
          reduced={state.isFooterReduced}
          platform={state.platform}
          // The page of the sign-up has a form of its own, and a subscriber needs none.
          hideNewsletter={state.content.kind === 'newsletter' || state.content.kind === 'subscriber'}
          address={state.address}
          alternates={state.alternates}
        />
      </ErrorBoundary>
      <ErrorBoundary name="country suggestion">
        <CountrySuggestion address={state.address} alternates={state.alternates} />
      </ErrorBoundary>
      <ErrorBoundary name="preview">
        <PreviewPanel />
      </ErrorBoundary>
    </>
  );
}
