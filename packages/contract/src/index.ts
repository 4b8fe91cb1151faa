export * from './errors.ts';
export * from './punches.ts';
