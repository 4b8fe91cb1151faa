import { useLingui } from '@lingui/react/macro';
import type { Energy, HighEnergyKind } from '@muster/domain/jsa/energies';

export function useEnergyWords() {
  const { t } = useLingui();
  const energies: Record<Energy, string> = {
    gravity: t`Gravity`,
    motion: t`Motion`,
    mechanical: t`Mechanical`,
    electrical: t`Electrical`,
    pressure: t`Pressure`,
    temperature: t`Temperature`,
    chemical: t`Chemical`,
    biological: t`Biological`,
    radiation: t`Radiation`,
    sound: t`Sound`,
  };
  const kinds: Record<HighEnergyKind, string> = {
    suspended_load: t`Suspended load`,
    mobile_equipment_or_traffic: t`Mobile equipment or traffic`,
    heavy_rotating_equipment: t`Heavy rotating equipment`,
    steam: t`Steam`,
    explosion: t`Explosion`,
    electrical_contact: t`Electrical contact`,
    high_dose_toxic_or_radiation: t`Toxic chemicals or radiation`,
    fall_from_elevation: t`Fall from elevation`,
    motor_vehicle: t`Motor vehicle`,
    high_temperature: t`High temperature`,
    sustained_fire: t`Sustained fire`,
    excavation_or_trench: t`Excavation or trench`,
    arc_flash: t`Arc flash`,
  };
  return {
    energy: (energy: Energy) => energies[energy],
    kind: (kind: HighEnergyKind) => kinds[kind],
  };
}
