import type { Language } from '@muster/domain/languages';
import type { ReactNode } from 'react';

export type KioskScreenProps = {
  /** From the address in an admin's QR code. */
  readonly code: string;
  readonly brand: ReactNode;
  /** Items that need attention, as `/needs-attention` shows them. */
  readonly attention: ReactNode;
  /** The button that signs out the current user. */
  readonly signOut: ReactNode;
  readonly deviceLanguage: Language;
  readonly chooseDeviceLanguage: (language: Language) => void;
  /** Switches the language for the person at the tablet. */
  readonly speak: (language: Language) => void;
};
