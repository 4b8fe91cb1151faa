export * from './branding.ts';
export * from './constants.ts';
export * from './decisions.ts';
export * from './errors.ts';
export * from './identity.ts';
export * from './live-board.ts';
export * from './public-config.ts';
export * from './punches.ts';
