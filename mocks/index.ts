/**
 * The entry point `vitrine/mocks`: a complete stateful shop for stories, tests and demos, without a backend. Carts store
 * changes, sign-ups wait for confirmation, staff sessions expire, and named scenarios trigger each specified error.
 *
 * Behind MSW, in a browser or in Node:
 *
 *     const worker = setupWorker(...createMswHandlers({ site: 'PL', scenarios: ['cart-full', 'slow:500'] }));
 *     await worker.start({ onUnhandledFrame: 'error' });
 *
 * On a server, without MSW: `mockShop` is one function per call over any `DocumentStore`.
 *
 *     const answer = await mockShop.readCart(call, createMemoryStore());
 *
 * Builders create single objects: `anArticle({ availability: 'SHORTAGE' })`.
 *
 * @module
 */

export {
  aCart,
  aFreeArticle,
  aGiftCard,
  anArticle,
  aPartnerProduct,
  aSubscription,
} from './builders/cart.ts';
export { aNavigationTree, anAbTest, aPromotion, suggestions, themeWorlds } from './builders/page.ts';
export { aBaseData, aSubscriber, aVisitor } from './builders/visitor.ts';
export { type Assortment, assortmentOf, productUrl, type Variant } from './content/assortment.ts';
export { imageUrl } from './content/images.ts';
export { categoryImage, categoryTitleOf, navigationTreeOf } from './content/navigation/navigationTree.ts';
export { promotionOf } from './content/promotions.ts';
export { shopTextsOf } from './content/siteTexts.ts';
export { themeWorldsAt } from './content/themeWorlds.ts';
export { createMemoryStore } from './memoryStore.ts';
export { createMswHandlers, type MswShopOptions, STORY_TIME } from './msw.ts';
export { effectOf, type ParsedScenarios, parseScenarios } from './scenarios/parseScenarios.ts';
export { scenarioCookies } from './scenarios/scenarioCookies.ts';
export { SCENARIOS, type Scenario, type ScenarioEffect, type ScenarioName } from './scenarios/scenarios.ts';
export { OUTBOX_KEY, type OutboxMail, readOutbox } from './services/outbox.ts';
export { logInStaff } from './services/staffSession.ts';
export { logIn, logOut } from './services/visitorDocument.ts';
export { toSetCookie } from './setCookie.ts';
export { mockShop } from './shop.ts';
export { withScenarios } from './withScenarios.ts';
export type {
  DocumentStore,
  MockShop,
  ShopCall,
  ShopCookie,
  ShopResponse,
  ShopService,
} from './world.ts';
