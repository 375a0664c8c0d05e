import type { MockShop } from '../world.ts';
import { assignAbTests, readAbTests } from './abTests.ts';
import { changeCartService, readCart } from './cart.ts';
import { readNavigation } from './navigation.ts';
import { confirmSubscriber, readSubscriber, subscribe, updateSubscriber } from './newsletter.ts';
import { checkStaff, logoutStaff, renewStaff, setPreview } from './preview.ts';
import { readPromotion } from './promotion.ts';
import { readCacheKey, readSuggestions } from './search.ts';
import { readThemeWorlds } from './themeWorlds.ts';
import { readBaseData, readCustomerInfo, readPartnerSite, readVisitor } from './visitor.ts';

/** One service per row of the endpoint table, without scenarios. */
export const services: MockShop = {
  readVisitor,
  readPartnerSite,
  readCustomerInfo,
  readPromotion,
  readCart,
  changeCart: changeCartService,
  readSuggestions,
  readCacheKey,
  readNavigation,
  readThemeWorlds,
  subscribe,
  readBaseData,
  readSubscriber,
  confirmSubscriber,
  updateSubscriber,
  assignAbTests,
  readAbTests,
  setPreview,
  checkStaff,
  renewStaff,
  logoutStaff,
};
