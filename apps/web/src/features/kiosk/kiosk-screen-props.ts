import type { Language } from '@muster/domain/languages';
import type { ReactNode } from 'react';

export type KioskScreenProps = {
  /** From the address that an admin's QR code holds. */
  readonly code: string;
  readonly brand: ReactNode;
  /** What needs a person, as `/needs-attention` shows it. */
  readonly attention: ReactNode;
  /** The button that signs out whoever is signed in here. */
  readonly signOut: ReactNode;
  readonly deviceLanguage: Language;
  readonly chooseDeviceLanguage: (language: Language) => void;
  /** For whoever stands there now. */
  readonly speak: (language: Language) => void;
};
