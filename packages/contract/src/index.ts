/**
 * Everything that both sides need on every start. Modules for single screens are imported by their own path, such as
 * `@muster/contract/founding`, and load with those screens.
 */
export * from './branding.ts';
export * from './clock.ts';
export * from './constants.ts';
export type * from './database.gen.ts';
export * from './decisions.ts';
export * from './errors.ts';
export * from './identity.ts';
export * from './live-board.ts';
export * from './public-config.ts';
export * from './punch.ts';
export * from './punches.ts';
