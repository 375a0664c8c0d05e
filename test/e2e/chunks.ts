/** The address of a lazily loaded script whose file name contains `name`. */
export const chunk = (name: string) => new RegExp(`/assets/[^/]*${name}[^/]*\\.js(\\?|$)`);
