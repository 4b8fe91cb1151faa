import { expect, test } from 'vitest';
import { derivePin } from './add-pins.ts';
import { drawPortrait } from './draw-portrait.ts';

test('draws the same face for the same number and another one for every other', () => {
  const faces = Array.from({ length: 40 }, (_, number) =>
    drawPortrait({ name: 'Rosa Aguilar', number, hasLongHair: true }),
  );
  expect(new Set(faces).size).toBe(40);
  expect(drawPortrait({ name: 'Rosa Aguilar', number: 7, hasLongHair: true })).toBe(faces[7]);
});

test('derives a PIN as the browser does', async () => {
  expect(await derivePin('482913', '00112233445566778899aabbccddeeff')).toEqual({
    salt: '00112233445566778899aabbccddeeff',
    hash: '8e8827c1eb685c397ae57782ddc8e551137163e2c84a5f3bef0808db1523ee9f',
    proof_key: 'de43674e3881b76789eda8a798cc6c1f574d97e58f41206d7b96c2d4d62a7c19',
  });
});
