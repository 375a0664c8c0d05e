import { services } from './services/services.ts';
import { withScenarios } from './withScenarios.ts';
import type { MockShop } from './world.ts';

/** The complete mock shop, for Storybook, tests and the demo. */
export const mockShop: MockShop = withScenarios(services);
