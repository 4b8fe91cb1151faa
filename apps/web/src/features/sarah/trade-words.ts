import type { Language } from '@muster/domain/languages';

/** In the dialogue's language, which may be another than the app's. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    electrical: 'Electrical',
    excavation: 'Excavation',
    roofing: 'Roofing',
    concrete: 'Concrete',
    steel: 'Steel',
    landscaping: 'Landscaping',
    utilities: 'Utilities',
    roads: 'Roads',
    painting: 'Painting',
    demolition: 'Demolition',
    hvac: 'HVAC',
    plumbing: 'Plumbing',
    company: 'Our own jobs',
  },
  es: {
    electrical: 'Electricidad',
    excavation: 'Excavación',
    roofing: 'Techos',
    concrete: 'Concreto',
    steel: 'Acero',
    landscaping: 'Jardinería',
    utilities: 'Servicios públicos',
    roads: 'Calles',
    painting: 'Pintura',
    demolition: 'Demolición',
    hvac: 'Aire acondicionado',
    plumbing: 'Plomería',
    company: 'De la empresa',
  },
};

export function tradeWords(trade: string, lang: Language): string {
  return words[lang][trade] ?? trade;
}
