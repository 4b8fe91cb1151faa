export * from './punches.ts';
