import type { Language } from '@muster/domain/languages';

/** What stands on documents beside what people wrote. */
export const pdfWords = {
  en: {
    page: 'Page {page} of {pages}',
    asOf: (at: string) => `As of ${at}`,
    none: 'Nothing found.',
    audit: {
      title: 'Audit log',
      changes: (count: number, shown: string) => (count === 1 ? '1 change' : `${shown} changes`),
      from: (at: string) => `from ${at}`,
      until: (at: string) => `until ${at}`,
      containing: (words: string) => `containing “${words}”`,
      header: ['Time', 'Who', 'What', 'Details'],
      older: 'Older changes aren’t on these pages. Choose a shorter time to see them.',
      actions: { insert: 'Added', update: 'Changed', delete: 'Removed', export: 'Exported' },
      actors: {
        platform: 'Platform',
        system: 'Muster',
        hidden: 'Anonymous',
        someone: 'Someone',
      },
      nothing: 'nothing',
      yes: 'yes',
      no: 'no',
    },
  },
  es: {
    page: 'Página {page} de {pages}',
    asOf: (at: string) => `Al ${at}`,
    none: 'No se encontró nada.',
    audit: {
      title: 'Registro de auditoría',
      changes: (count: number, shown: string) => (count === 1 ? '1 cambio' : `${shown} cambios`),
      from: (at: string) => `desde ${at}`,
      until: (at: string) => `hasta ${at}`,
      containing: (words: string) => `con “${words}”`,
      header: ['Hora', 'Quién', 'Qué', 'Detalles'],
      older: 'Los cambios más antiguos no están en estas páginas. Elija un periodo más corto.',
      actions: { insert: 'Agregó', update: 'Cambió', delete: 'Quitó', export: 'Exportó' },
      actors: {
        platform: 'Plataforma',
        system: 'Muster',
        hidden: 'Anónimo',
        someone: 'Alguien',
      },
      nothing: 'nada',
      yes: 'sí',
      no: 'no',
    },
  },
} as const satisfies Record<Language, unknown>;

export type PdfWords = (typeof pdfWords)[Language];
