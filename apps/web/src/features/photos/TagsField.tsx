import { useLingui } from '@lingui/react/macro';
import { mostTagLetters, mostTags } from '@muster/contract/photos';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

type TagsFieldProps = {
  readonly label: string;
  readonly value: readonly string[];
  readonly error: string | null;
  readonly onChange: (tags: readonly string[]) => void;
  /** Used before, to choose from. */
  readonly known: readonly string[];
};

/** More would push the rest of the form away. */
const mostOffered = 12;

/** Words by which photos are found again: those used before at a touch, others typed. */
export function TagsField({ label, value, error, onChange, known }: TagsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const isFull = value.length >= mostTags;
  const offered = [...new Set([...value, ...known.slice(0, mostOffered)])];
  const add = () => {
    const tag = typed.trim();
    if (tag === '' || isFull) return;
    // As it is written already: "Roof" and "roof" are one tag.
    const same = [...value, ...known].find((one) => one.toLowerCase() === tag.toLowerCase());
    setTyped('');
    if (same === undefined || !value.includes(same)) onChange([...value, same ?? tag]);
  };
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="mb-1 flex w-full justify-between text-14 font-medium">
        {label} <span className="font-normal text-ink-3">{t`optional`}</span>
      </legend>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {offered.map((tag) => (
            <Chip
              key={tag}
              isChosen={value.includes(tag)}
              onChange={(isOn) => {
                if (!isOn) onChange(value.filter((one) => one !== tag));
                else if (!isFull) onChange([...value, tag]);
              }}
            >
              <bdi className="wrap-anywhere">{tag}</bdi>
            </Chip>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={t`New tag`}
          isLabelHidden
          placeholder={isFull ? t`Ten tags at most` : t`New tag`}
          disabled={isFull}
          maxLength={mostTagLetters}
          error={error}
          className="min-w-0 flex-1"
          value={typed}
          enterKeyHint="done"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
        />
        <IconButton icon={Plus} label={t`Add tag`} variant="outlined" onClick={add} />
      </div>
    </fieldset>
  );
}
