import { services } from './services/services.ts';
import { withScenarios } from './withScenarios.ts';
import type { MockShop } from './world.ts';

/** The whole mock shop, as every stage serves it (BFF-02, BFF-03). */
export const mockShop: MockShop = withScenarios(services);
