/** True when a path that a push names is a page of the app: `//` would name another host. */
export const isOwnPage = (path: string): boolean => /^\/(?!\/)/.test(path);
