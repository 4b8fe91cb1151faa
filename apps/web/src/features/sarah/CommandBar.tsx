import { useLingui } from '@lingui/react/macro';
import type { Language } from '@muster/domain/languages';
import type { LucideIcon } from 'lucide-react';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hand from 'lucide-react/icons/hand';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/Button.tsx';
import { type Command, commandWords } from './commands.ts';

type CommandButton = readonly [Command, string, LucideIcon];

/** Back, repeat, skip, help: what can be said to any question. */
export function CommandBar({
  lang,
  isPaused,
  onSay,
}: {
  readonly lang: Language;
  readonly isPaused: boolean;
  readonly onSay: (text: string) => void;
}) {
  const { t } = useLingui();
  const buttons: readonly CommandButton[] = [
    ['back', t`Back`, ChevronLeft],
    ['repeat', t`Repeat`, Repeat],
    ['skip', t`Skip`, SkipForward],
    ['help', t`Help`, CircleHelp],
    ['read', t`Read back`, BookOpenText],
  ];
  // Wrapped together, so that "Stop" is never alone in a row.
  const last: readonly CommandButton[] = [
    ['undo', t`Undo`, Undo2],
    ['stop', t`Stop`, Hand],
  ];
  const say = (command: Command) => onSay(commandWords(lang, command));
  const show = ([command, label, icon]: CommandButton) => (
    <Button key={command} size="sm" icon={icon} onClick={() => say(command)}>
      {label}
    </Button>
  );
  if (isPaused) {
    return (
      <Button variant="primary" size="lg" block icon={Play} onClick={() => say('continue')}>
        {t`Continue`}
      </Button>
    );
  }
  return (
    <fieldset
      aria-label={t`Commands for Sarah`}
      className="flex min-w-0 flex-wrap gap-2 max-md:*:grow"
    >
      {buttons.map(show)}
      <div className="flex min-w-0 flex-wrap gap-2 max-md:*:grow">{last.map(show)}</div>
    </fieldset>
  );
}
