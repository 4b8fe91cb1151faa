/** The energy wheel, the kinds of high energy and the hierarchy of controls, with the names that documents use. */

export const energies = [
  'gravity',
  'motion',
  'mechanical',
  'electrical',
  'pressure',
  'temperature',
  'chemical',
  'biological',
  'radiation',
  'sound',
] as const;
export type Energy = (typeof energies)[number];

/** Sources that can release more than 500 ft-lb, as named by the utilities' high-energy control assessment. */
export const highEnergyKinds = [
  'suspended_load',
  'mobile_equipment_or_traffic',
  'heavy_rotating_equipment',
  'steam',
  'explosion',
  'electrical_contact',
  'high_dose_toxic_or_radiation',
  'fall_from_elevation',
  'motor_vehicle',
  'high_temperature',
  'sustained_fire',
  'excavation_or_trench',
  'arc_flash',
] as const;
export type HighEnergyKind = (typeof highEnergyKinds)[number];

/** From most to least effective. */
export const controlLevels = [
  'elimination',
  'substitution',
  'engineering',
  'administrative',
  'ppe',
] as const;
export type ControlLevel = (typeof controlLevels)[number];
