import type { API } from 'storybook/manager-api';
import { readPairs } from '../storyState.ts';

interface ChangedControls {
  /** All of them with their values in words. */
  values: Readonly<Record<string, string>>;
  /** The names of those that an address cannot have, such as a text with an umlaut. */
  notInAddress: readonly string[];
}

/** The controls of the shown story that differ from the story's own. */
export function changedControls(api: API): ChangedControls {
  const story = api.getCurrentStoryData();
  const { args = {}, initialArgs = {} } = story.type === 'story' ? story : {};
  const words = (value: unknown) => JSON.stringify(value) ?? 'undefined';
  const changed = Object.keys({ ...initialArgs, ...args }).filter(
    (name) => words(args[name]) !== words(initialArgs[name]),
  );
  // A part of a list or an object is in the address: `items[0].label`.
  const inAddress = Object.keys(readPairs(api.getQueryParam('args') ?? '')).map((key) =>
    key.replace(/[.[].*$/, ''),
  );
  return {
    values: Object.fromEntries(changed.map((name) => [name, words(args[name])])),
    notInAddress: changed.filter((name) => !inAddress.includes(name)),
  };
}
