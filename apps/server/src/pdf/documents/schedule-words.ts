export const scheduleWords = {
  en: {
    title: 'Schedule',
    person: 'Person',
    open: 'Open shifts',
    allCrews: 'All crews',
    none: 'No published shifts this week.',
    noProject: 'No project',
  },
  es: {
    title: 'Horario',
    person: 'Persona',
    open: 'Turnos abiertos',
    allCrews: 'Todas las cuadrillas',
    none: 'No hay turnos publicados esta semana.',
    noProject: 'Sin proyecto',
  },
} as const;
