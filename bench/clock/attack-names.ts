export const attackNames = [
  'patterns that refer back',
  'bodies without a key',
  'one person who reads all the time',
  'one person who sends 500 punches at a time',
] as const;

export type AttackName = (typeof attackNames)[number];
