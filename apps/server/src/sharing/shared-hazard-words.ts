/** The words of the public page of a hazard. */
export const sharedHazardWords = {
  en: {
    title: (number: number) => `Hazard report #${number}`,
    gone: 'This report is not available',
    goneWhy: 'The link is wrong, has expired or was turned off. Ask whoever sent it for a new one.',
    sharedBy: (company: string) => `Shared by ${company}`,
    photo: (index: number) => `Photo ${index}`,
    labels: {
      project: 'Project',
      place: 'Where',
      band: 'Risk',
      state: 'Status',
      reported_on: 'Reported',
      immediate_action: 'Action taken right away',
    },
    actions: 'Corrective actions',
    done: 'Done',
    open: 'Open',
    bands: { low: 'Low', moderate: 'Moderate', high: 'High', stop_work: 'Stop work' },
    states: {
      open: 'Open',
      assigned: 'Assigned',
      in_progress: 'In progress',
      resolved: 'Resolved',
      verified: 'Closed',
      reopened: 'Reopened',
    },
  },
  es: {
    title: (number: number) => `Reporte de peligro #${number}`,
    gone: 'Este reporte no está disponible',
    goneWhy: 'El enlace está mal, venció o se desactivó. Pida uno nuevo a quien se lo envió.',
    sharedBy: (company: string) => `Compartido por ${company}`,
    photo: (index: number) => `Foto ${index}`,
    labels: {
      project: 'Proyecto',
      place: 'Lugar',
      band: 'Riesgo',
      state: 'Estado',
      reported_on: 'Reportado',
      immediate_action: 'Qué se hizo de inmediato',
    },
    actions: 'Acciones correctivas',
    done: 'Hecha',
    open: 'Pendiente',
    bands: { low: 'Bajo', moderate: 'Moderado', high: 'Alto', stop_work: 'Parar el trabajo' },
    states: {
      open: 'Abierto',
      assigned: 'Asignado',
      in_progress: 'En proceso',
      resolved: 'Resuelto',
      verified: 'Cerrado',
      reopened: 'Reabierto',
    },
  },
} as const;

export type SharedHazardLanguage = keyof typeof sharedHazardWords;

/** The first of a browser's languages that the page has; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): SharedHazardLanguage {
  return /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en';
}
