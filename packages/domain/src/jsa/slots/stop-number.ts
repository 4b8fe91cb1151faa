/** Stop-work triggers that can be measured, and the number at which the crew stops. */
import type { Facts } from '../jsa-state.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import { capitalize, plain } from '../understanding/plain.ts';

const measured =
  /\b(?:winds?|windy|gusts?|vientos?|rachas?|heat index|temperatures?|temperaturas?|oxygen|oxigeno|visibility|visibilidad)\b|^(?:si hay |con |mucho )?aire(?: fuerte)?$/;

/** @returns null where every trigger that can be measured has its number */
export function triggerWithoutNumber({ stopWork }: Facts): string | null {
  return (
    stopWork.find((text) => measured.test(plain(text)) && quantitiesOf(text).length === 0) ?? null
  );
}

/** "25 miles an hour", to "wind: at what number do you stop?". @returns whether it was taken so */
export function takeStopNumber(facts: Facts, sentence: string): boolean {
  const trigger = triggerWithoutNumber(facts);
  const said = sentence.replace(/[\s,.]+$/u, '');
  if (trigger === null || quantitiesOf(said).length !== 1 || said.split(' ').length > 7)
    return false;
  const saysAll = measured.test(plain(said));
  facts.stopWork = facts.stopWork.map((text) =>
    text === trigger ? (saysAll ? capitalize(said) : `${trigger}: ${said}`) : text,
  );
  return true;
}
