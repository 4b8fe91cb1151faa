import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import { SafetyPage } from '../../features/safety/list/SafetyPage.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { SarahLink } from './SarahLink.tsx';

/** `/safety`: hazards, with links to JSAs and to talking a job through before it begins. */
export function SafetyHomePage() {
  return (
    <SafetyPage
      jobs={
        <>
          {/* A phone has one tab for all of safety; the rail has a separate entry for JSAs. */}
          <Link to="/safety/jsas" className={`${buttonStyles()} md:hidden`}>
            <FileCheck aria-hidden className="size-5 shrink-0" />
            <Trans>JSAs</Trans>
          </Link>
          <SarahLink size="md" />
        </>
      }
    />
  );
}
