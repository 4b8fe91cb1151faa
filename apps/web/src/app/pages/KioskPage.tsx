import type { Language } from '@muster/domain/languages';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AttentionPage } from '../../features/attention/AttentionPage.tsx';
import { SignOut } from '../../features/session/SignOut.tsx';
import { KioskScreen } from '../../features/kiosk/KioskScreen.tsx';
import { useData } from '../../data/data-context.tsx';
import { isLanguage } from '@muster/domain/languages';
import { speak } from '../i18n/strings.ts';
import { useLook } from '../look/look-context.tsx';
import { BrandMark } from '../shell/BrandMark.tsx';

/** The tablet's language is the tablet's: no person's profile has anything to do with it. */
const languageKey = 'muster.kiosk.language';

export function KioskPage() {
  const { code } = useSearch({ from: '/kiosk' });
  const { platform } = useData();
  const { branding, language: spoken } = useLook();
  const [chosen, setChosen] = useState(() => platform.localStore.get(languageKey));
  const deviceLanguage: Language = isLanguage(chosen) ? chosen : spoken;
  return (
    <KioskScreen
      code={code ?? ''}
      brand={<BrandMark branding={branding} />}
      attention={<AttentionPage />}
      signOut={<SignOut isBlock />}
      deviceLanguage={deviceLanguage}
      chooseDeviceLanguage={(language) => {
        platform.localStore.set(languageKey, language);
        setChosen(language);
        void speak(language);
      }}
      speak={(language) => void speak(language)}
    />
  );
}
