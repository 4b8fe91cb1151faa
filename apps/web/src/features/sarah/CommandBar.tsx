import { useLingui } from '@lingui/react/macro';
import type { Language } from '@muster/domain/languages';
import type { LucideIcon } from 'lucide-react';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hand from 'lucide-react/icons/hand';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
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
    ['skip', t`Skip`, SkipForward],
    ['help', t`Help`, CircleHelp],
  ];
  const more: readonly CommandButton[] = [
    ['undo', t`Undo`, Undo2],
    ['repeat', t`Repeat`, Repeat],
    ['read', t`Read back`, BookOpenText],
    ['stop', t`Stop`, Hand],
  ];
  const say = (command: Command) => onSay(commandWords(lang, command));
  if (isPaused) {
    return (
      <Button variant="primary" size="lg" block icon={Play} onClick={() => say('continue')}>
        {t`Continue`}
      </Button>
    );
  }
  return (
    <fieldset aria-label={t`Commands for Sarah`} className="flex min-w-0 gap-1">
      {buttons.map(([command, label, icon]) => (
        <Button
          key={command}
          size="sm"
          variant="quiet"
          icon={icon}
          className="max-md:grow max-[22.5rem]:[&>svg]:hidden"
          onClick={() => say(command)}
        >
          {label}
        </Button>
      ))}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t`More commands`} />}
        items={more.map(([command, label, icon]) => ({
          kind: 'action',
          label,
          icon,
          onSelect: () => say(command),
        }))}
      />
    </fieldset>
  );
}
