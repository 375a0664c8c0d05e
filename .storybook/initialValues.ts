const INITIAL = /^(?:default|initial|isDefault|starts|opens)[A-Z]/;

/**
 * The controls that a component reads only when it starts, such as `defaultValue`, as a key: with another key the
 * component starts again, and the control has an effect.
 */
export const initialValues = (args: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(args).filter(([name]) => INITIAL.test(name)));
