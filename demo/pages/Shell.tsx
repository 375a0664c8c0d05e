import type { ReactNode } from 'react';
import type { PageFrame } from '#demo/model/pageState.ts';
import { PREVIEW_TOOLS_PATH, STAFF_LOGIN_ADDRESS } from '#demo/model/previewTools.ts';
import { AgentTools } from '#src/entries/agents.ts';
import { ConsentPanel, CountrySuggestion, Footer, PreviewPanel } from '#src/entries/index.ts';
import { ErrorBoundary } from '#src/entries/ui.ts';
import { toEditorAddress } from './editorAddress.ts';
import { findVariants } from './findVariants.ts';
import { PageHeader } from './PageHeader.tsx';

interface ShellProps {
  state: PageFrame;
  children: ReactNode;
}

/** The id of the main element, the target of the skip link. */
const MAIN_ID = 'main';

/**
 * The shell of every page: header, main element, newsletter and footer. Each region is a Suspense boundary, so that the
 * browser hydrates in small steps and a failed region does not affect the others.
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
          // The sign-up page has its own form; a subscriber and staff need none.
          hideNewsletter={['newsletter', 'subscriber', 'preview', 'outbox', 'scenarioPanel'].includes(
            state.content.kind,
          )}
          path={state.address}
          alternates={state.alternates}
        />
      </ErrorBoundary>
      {/* In the checkout it would cover fields, and the cart stays in its country. */}
      {!state.isFooterReduced && (
        <ErrorBoundary name="country suggestion">
          <CountrySuggestion path={state.address} alternates={state.alternates} />
        </ErrorBoundary>
      )}
      <ErrorBoundary name="agents">
        <AgentTools path={state.address} alternates={state.alternates} findVariants={findVariants} />
      </ErrorBoundary>
      <ErrorBoundary name="preview">
        <PreviewPanel
          {...(state.hasPreviewTools && { toolsHref: PREVIEW_TOOLS_PATH, loginHref: STAFF_LOGIN_ADDRESS })}
          editUrl={toEditorAddress}
        />
      </ErrorBoundary>
    </>
  );
}
