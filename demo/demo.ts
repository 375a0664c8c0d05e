import type { Application } from '#server/application.ts';
import { registerSharedView } from './preview/sharedView.ts';
import { createPageMetrics } from './render/pageMetrics.ts';
import type { PageRenderer } from './render/pageRenderer.ts';
import { registerAddToCart } from './routes/addToCart.ts';
import { registerApiReference } from './routes/apiReference.ts';
import { registerAssets } from './routes/assets.ts';
import { registerCheckout } from './routes/checkout.ts';
import { registerConsent } from './routes/consentPage.ts';
import { registerContact } from './routes/contact.ts';
import { registerDeclarations } from './routes/declarations.ts';
import { registerElements } from './routes/elements.ts';
import { registerMachineFiles, registerPageList } from './routes/machineFiles.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerOutbox } from './routes/outbox.ts';
import { registerPages } from './routes/page.ts';
import { registerPreviewTools } from './routes/previewTools.ts';
import { registerRefund } from './routes/refund.ts';
import { registerScenarioPanel } from './routes/scenarioPanel.ts';
import { registerSignIn } from './routes/signIn.ts';
import { registerSubscriber } from './routes/subscriber.ts';

/** The assembled shop: pages, forms, scenario panel, preview tools and outbox. */
export const createDemo = (renderer: PageRenderer): Application => ({
  serveFiles: async (app, { isDemo }) => {
    await registerAssets(app, renderer.assetFolder);
    registerMachineFiles(app);
    if (isDemo) await registerApiReference(app);
  },
  servePages: async (app, services) => {
    const demo = { ...services, renderer, pageMetrics: createPageMetrics(services.metrics.registry) };
    registerSharedView(app, services.store);
    registerSignIn(app, demo);
    if (services.config.isDemo) {
      registerScenarioPanel(app, demo);
      registerOutbox(app, demo);
      registerPreviewTools(app, demo);
      registerElements(app, demo);
    }
    registerNewsletter(app, demo);
    registerConsent(app, demo);
    registerSubscriber(app, demo);
    registerCheckout(app, demo);
    registerContact(app, demo);
    registerRefund(app, demo);
    registerDeclarations(app, demo);
    registerAddToCart(app, demo);
    registerPageList(app, demo);
    registerPages(app, demo);
  },
});
