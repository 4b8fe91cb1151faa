import { languageNames } from '@muster/domain/language-names';
import { languages } from '@muster/domain/languages';
import { useLook, useLookStore } from '../look/look-context.tsx';

/** The quiet switch of the language at the foot of public pages. */
export function LanguageLinks() {
  const { language } = useLook();
  const look = useLookStore();
  return (
    <div className="flex gap-1">
      {languages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-pressed={option === language}
          onClick={() => look.choose({ language: option })}
          className="min-h-12 rounded-control px-3 text-14 text-ink-3 hover:bg-surface-2 hover:text-ink-1 aria-pressed:font-medium aria-pressed:text-ink-1 md:min-h-9"
        >
          {languageNames[option]}
        </button>
      ))}
    </div>
  );
}
