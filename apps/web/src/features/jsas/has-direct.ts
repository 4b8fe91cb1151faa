import type { JsaHazard } from '@muster/contract/jsa';

/** True when a control of the hazard still works if someone makes a mistake. */
export function hasDirect({ controls }: Pick<JsaHazard, 'controls'>): boolean {
  return controls.some(({ direct }) => direct === 'yes');
}
