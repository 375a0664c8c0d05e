import { COOKIES } from '#src/lib/cookies.ts';
import type { ShopCookie } from '../world.ts';
import { effectOf } from './parseScenarios.ts';

/** The log-in token of a visitor whom a scenario has logged in. */
export const SCENARIO_LOGIN_TOKEN = 'scenario-login';

/** The staff token of a visitor whom a scenario has made a member of staff. */
export const SCENARIO_STAFF_TOKEN = 'scenario-staff';

/** The login id of the one customer the mock shop knows in each country. */
export const LOGIN_ID = '10042';

const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A long-term token: a JWT whose payload carries the login id as `lid` (USR-04). Nobody checks its signature here. */
export const createLongTermToken = (loginId: string): string =>
  `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url({ lid: loginId })}.${btoa('mock').replaceAll('=', '')}`;

/** The cookies a visitor has while these scenarios are in force (contract: scenarios). A page sets them with the scenario. */
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
