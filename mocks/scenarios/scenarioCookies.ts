import { COOKIES } from '#src/lib/cookies.ts';
import type { ShopCookie } from '../world.ts';
import { effectOf } from './parseScenarios.ts';

/** The log-in token of a visitor logged in by a scenario. */
export const SCENARIO_LOGIN_TOKEN = 'scenario-login';

/** The staff token of a visitor made a member of staff by a scenario. */
export const SCENARIO_STAFF_TOKEN = 'scenario-staff';

/** The login id of the mock shop's only customer in each country. */
export const LOGIN_ID = '10042';

const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A long-term token: a JWT with the login id as `lid`. Its signature is not verified here. */
export const createLongTermToken = (loginId: string): string =>
  `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url({ lid: loginId })}.${btoa('mock').replaceAll('=', '')}`;

/** The cookies of a visitor with these scenarios (contract: scenarios). A page sets them with the scenario. */
export function scenarioCookies(names: readonly string[]): ShopCookie[] {
  const { visitor, isStaff, hasInvalidToken } = effectOf(names);
  return [
    ...(visitor
      ? [
          { name: COOKIES.login, value: SCENARIO_LOGIN_TOKEN },
          { name: COOKIES.longTerm, value: hasInvalidToken ? 'no-token' : createLongTermToken(LOGIN_ID) },
        ]
      : []),
    ...(isStaff ? [{ name: COOKIES.staff, value: SCENARIO_STAFF_TOKEN }] : []),
  ];
}
