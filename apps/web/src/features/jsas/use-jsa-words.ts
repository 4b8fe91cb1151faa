import { useLingui } from '@lingui/react/macro';
import type {
  JsaChange,
  JsaControl,
  JsaHazard,
  JsaSignature,
  JsaState,
} from '@muster/contract/jsa';
import type { Energy } from '@muster/domain/jsa/energies';

type HighEnergy = NonNullable<JsaHazard['high_energy']>;

export function useJsaWords() {
  const { t } = useLingui();
  const states: Record<JsaState, string> = {
    unsigned: t`Needs signatures`,
    waiting: t`Needs approval`,
    active: t`Active`,
    expired: t`Expired`,
    ended: t`Finished`,
  };
  const levels: Record<JsaControl['level'], string> = {
    elimination: t`Elimination`,
    substitution: t`Substitution`,
    engineering: t`Engineering`,
    administrative: t`Administrative`,
    ppe: t`PPE`,
  };
  const sources: Record<JsaControl['source'], string> = {
    said: t`said by the crew`,
    accepted: t`accepted suggestion`,
    company: t`company library`,
    previous: t`from an earlier JSA`,
  };
  const kinds: Record<HighEnergy, string> = {
    suspended_load: t`suspended load`,
    mobile_equipment_or_traffic: t`mobile equipment or traffic`,
    heavy_rotating_equipment: t`heavy rotating equipment`,
    steam: t`steam`,
    explosion: t`explosion`,
    electrical_contact: t`electrical contact`,
    high_dose_toxic_or_radiation: t`high dose of toxic chemicals or radiation`,
    fall_from_elevation: t`fall from elevation`,
    motor_vehicle: t`motor vehicle`,
    high_temperature: t`high temperature`,
    sustained_fire: t`fire with a sustained fuel source`,
    excavation_or_trench: t`excavation or trench`,
    arc_flash: t`arc flash`,
  };
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
  const methods: Record<JsaSignature['method'], string> = {
    login: t`with their own login`,
    finger: t`by finger`,
    pin: t`PIN`,
  };
  const changes: Record<JsaChange, string> = {
    crew: t`Crew`,
    site: t`Job site`,
    scope: t`Scope of work`,
    weather: t`Weather`,
    equipment: t`Equipment`,
  };
  return {
    state: (state: JsaState) => states[state],
    level: (level: JsaControl['level']) => levels[level],
    source: (source: JsaControl['source']) => sources[source],
    highEnergy: (kind: HighEnergy) => kinds[kind],
    energy: (energy: Energy) => energies[energy],
    howSigned: ({ method, collected_by, needs_confirmation }: JsaSignature): string => {
      const how = methods[method];
      const collector = collected_by?.name ?? '';
      return needs_confirmation === true
        ? t`${how}, collected by ${collector}, not confirmed`
        : how;
    },
    change: (change: JsaChange) => changes[change],
  };
}
