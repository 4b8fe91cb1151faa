import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@muster/domain/languages';
import { jsaLimits } from '@muster/contract/jsa';
import Send from 'lucide-react/icons/send-horizontal';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Anything that could be said, typed. */
export function SayLine({
  lang,
  onSay,
}: {
  readonly lang: Language;
  readonly onSay: (text: string) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSay(text);
        setText('');
      }}
    >
      <TextField
        label={t`Your answer`}
        isLabelHidden
        placeholder={t`Type your answer`}
        className="flex-1"
        lang={lang}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={jsaLimits.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={Send} className="shrink-0">
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
